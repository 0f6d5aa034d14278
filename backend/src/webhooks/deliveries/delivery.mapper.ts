import { isoOf, isoOrNull } from '../../database/columns.js';
import type { DeliveryDetailRow, DeliveryRow } from './deliveries.queries.js';
import type { DeliveryDetailResponse, DeliveryResponse } from './delivery.response.js';

export function toDelivery(row: DeliveryRow): DeliveryResponse {
  const { id, eventKey, type, status, attempts, answerStatus, error, durationMs } = row;
  return {
    ...{ id, eventId: eventKey, type, status, attempts, answerStatus, error, durationMs },
    nextAttemptAt: status === 'pending' ? isoOf(row.nextAttemptAt) : null,
    lastAttemptAt: isoOrNull(row.lastAttemptAt),
    createdAt: isoOf(row.createdAt),
  };
}

export function toDeliveryDetail(row: DeliveryDetailRow): DeliveryDetailResponse {
  const headers = JSON.parse(row.requestHeaders ?? '{}') as Record<string, string>;
  return {
    ...toDelivery(row),
    requestHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    requestBody: row.body,
    answerBody: row.answerBody,
  };
}
