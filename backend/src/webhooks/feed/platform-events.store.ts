import { Injectable } from '@nestjs/common';
import { objectOf, type WebhookEventType } from '@tidyhearth/domain';
import { currentRequestId } from '../../common/request-context.js';
import { RandomPool } from '../../config/random-pool.js';
import type { Tx } from '../../database/transaction.js';
import type { EventData } from './event-data.js';
import { EventRecorded } from './event-recorded.event.js';
import { INSERT_EVENT } from './feed.queries.js';

const KEY_BYTES = 18;
const randomKeys = new RandomPool(KEY_BYTES);

/** Unguessable, so that nobody can pretend to have another's event. */
export const newEventKey = () => `evt_${randomKeys.take().toString('base64url')}`;

/** Writes events for programs, in the transaction in which they happen. */
@Injectable()
export class PlatformEventsStore {
  /** @param cleanerUserId the cleaner who may see it; null: the team alone */
  async record(tx: Tx, type: WebhookEventType, cleanerUserId: number | null, data: EventData): Promise<void> {
    await tx.sql.run(INSERT_EVENT, [
      newEventKey(),
      type,
      objectOf(type),
      data.id,
      cleanerUserId,
      JSON.stringify(data),
      Date.now(),
      currentRequestId() ?? null,
    ]);
    tx.record(new EventRecorded());
  }
}
