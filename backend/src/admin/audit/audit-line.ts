import { AUDIT_SUMMARY_MAX, truncate, type AuditAction } from '@tidyhearth/domain';
import { currentRequest } from '../../common/request-context.js';
import type { Tx } from '../../database/transaction.js';
import { ORDER } from '../../events/order.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditTarget } from './audit-log.query.js';

export type Line = { action: AuditAction; targetType: AuditTarget | null } & Pick<
  AuditEntry,
  'actorId' | 'targetId'
> &
  Partial<Pick<AuditEntry, 'summary' | 'before' | 'after'>>;

export const AUDIT = { phase: 'transaction', order: ORDER.audit } as const;

export const onUser = (action: AuditAction, userId: number, actorId: number | null): Line => ({
  action,
  actorId,
  targetType: 'user',
  targetId: userId,
});

export async function write(tx: Tx, { summary = null, before, after, ...line }: Line): Promise<void> {
  const request = currentRequest();
  // `actorId` tells whose key it is.
  const facts = request?.apiKeyId === undefined ? after : { ...after, apiKeyId: request.apiKeyId };
  await tx.manager.insert(AuditEntry, {
    ...line,
    summary: summary && truncate(summary, AUDIT_SUMMARY_MAX),
    ...(before ? { before } : {}),
    ...(facts ? { after: facts } : {}),
    ip: request?.ip ?? null,
    createdAt: Date.now(),
  });
}
