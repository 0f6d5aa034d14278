import { isoOf, isoOrNull } from '../../database/columns.js';
import type { QueuedMailPreviewRow, QueuedMailRow } from '../queries/mail-queue.queries.js';
import type { QueuedMail, QueuedMailPreview } from './queued-mail.response.js';

export function toQueuedMail(row: QueuedMailRow): QueuedMail {
  return {
    ...row,
    nextAttemptAt: row.status === 'pending' ? isoOf(row.nextAttemptAt) : null,
    sentAt: isoOrNull(row.sentAt),
    createdAt: isoOf(row.createdAt),
  };
}

export function toQueuedMailPreview({ body, isSealed, ...row }: QueuedMailPreviewRow): QueuedMailPreview {
  const content = body === null || isSealed ? null : (JSON.parse(body) as { text: string });
  return { ...toQueuedMail(row), text: content?.text ?? null };
}
