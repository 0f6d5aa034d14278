import { isoOf, isoOrNull } from '../../database/columns.js';
import { typesOf } from '../deliveries/delivery-queue.service.js';
import type { EndpointRow } from './endpoints.queries.js';
import type { WebhookResponse } from './webhook.response.js';

export function toWebhook(row: EndpointRow): WebhookResponse {
  const { id, url, description, status, pausedBecause, rotationEndsAt } = row;
  const isRotating = rotationEndsAt !== null && rotationEndsAt > Date.now();
  return {
    ...{ id, url, description, status, pausedBecause },
    types: typesOf(row),
    failingSince: isoOrNull(row.failingSince),
    lastSuccessAt: isoOrNull(row.lastSuccessAt),
    lastFailureAt: isoOrNull(row.lastFailureAt),
    rotationEndsAt: isRotating ? isoOf(rotationEndsAt) : null,
    createdAt: isoOf(row.createdAt),
    updatedAt: isoOf(row.updatedAt),
  };
}
