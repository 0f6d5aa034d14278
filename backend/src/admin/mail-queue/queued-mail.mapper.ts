import { isoOf, isoOrNull } from '../../database/columns.js';
import { MESSAGE_MAIL } from '../../mail/mail-types.js';
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
  // The previous release did not seal mails about messages, and its replicas still write such mails during a roll-out.
  const isPrivate = isSealed || row.type === MESSAGE_MAIL;
  const content = body === null || isPrivate ? null : (JSON.parse(body) as { text: string });
  return { ...toQueuedMail(row), text: content?.text ?? null };
}
