import type { WebhookEventType } from '@tidyhearth/domain';
import { isoOf } from '../../database/columns.js';
import type { EventData } from './event-data.js';
import type { EventResponse } from './event.response.js';

export interface StoredEvent {
  eventKey: string;
  type: WebhookEventType;
  sequence: number;
  data: string;
  createdAt: number;
}

export const toEvent = ({ eventKey, type, sequence, data, createdAt }: StoredEvent): EventResponse => ({
  id: eventKey,
  type,
  timestamp: isoOf(createdAt),
  sequence,
  data: JSON.parse(data) as EventData,
});
