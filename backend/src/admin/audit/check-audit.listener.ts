import { Injectable } from '@nestjs/common';
import { CHECK_LABELS, type AuditAction } from '@tidyhearth/domain';
import {
  BadgesReset,
  CheckDocumentsRemoved,
  CheckDocumentViewed,
  CheckExpired,
  CheckPassed,
  CheckRefused,
  CheckRequested,
  CheckWithdrawn,
  type CheckFacts,
} from '../../cleaners/events/check.events.js';
import { CleanerAppliedAgain } from '../../cleaners/events/cleaner.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { AUDIT, write, type Line } from './audit-line.js';

/** Logs who viewed whose documents, what was decided about them, and what ended a check. */
@Injectable()
export class CheckAuditListener {
  @OnEvent(CheckRequested, AUDIT)
  async logRequested({ check, adminId, reason }: CheckRequested, tx: Tx): Promise<void> {
    await write(tx, { ...onCheck('check.requested', check, adminId), summary: wordsOf(check, reason) });
  }

  @OnEvent(CheckPassed, AUDIT)
  async logPassed({ check, adminId, expiresOn }: CheckPassed, tx: Tx): Promise<void> {
    await write(tx, { ...onCheck('check.passed', check, adminId), after: { expiresOn } });
  }

  @OnEvent(CheckRefused, AUDIT)
  async logRefused({ check, adminId, reason }: CheckRefused, tx: Tx): Promise<void> {
    await write(tx, { ...onCheck('check.refused', check, adminId), summary: wordsOf(check, reason) });
  }

  @OnEvent(CheckWithdrawn, AUDIT)
  async logWithdrawn({ check, adminId, reason }: CheckWithdrawn, tx: Tx): Promise<void> {
    await write(tx, { ...onCheck('check.withdrawn', check, adminId), summary: wordsOf(check, reason) });
  }

  /** Nobody's action: the last day has passed. */
  @OnEvent(CheckExpired, AUDIT)
  async logExpired({ check, expiresOn }: CheckExpired, tx: Tx): Promise<void> {
    await write(tx, { ...onCheck('check.expired', check, null), before: { expiresOn } });
  }

  @OnEvent(CheckDocumentsRemoved, AUDIT)
  async logRemoved({ check }: CheckDocumentsRemoved, tx: Tx): Promise<void> {
    await write(tx, onCheck('check.documents-removed', check, null));
  }

  @OnEvent(CheckDocumentViewed, AUDIT)
  async logViewed({ check, documentId, adminId }: CheckDocumentViewed, tx: Tx): Promise<void> {
    await write(tx, { ...onCheck('check.document-viewed', check, adminId), after: { documentId } });
  }

  /** Leaves the names out: they are stored with the check, and this log is kept longer than they may be. */
  @OnEvent(BadgesReset, AUDIT)
  async logReset({ userId, kinds }: BadgesReset, tx: Tx): Promise<void> {
    const summary = `The name changed: ${kinds.map((kind) => CHECK_LABELS[kind]).join(', ')}`;
    await write(tx, {
      action: 'check.withdrawn',
      actorId: userId,
      targetType: 'user',
      targetId: userId,
      summary,
    });
  }

  @OnEvent(CleanerAppliedAgain, AUDIT)
  async logAppliedAgain({ cleanerId, userId }: CleanerAppliedAgain, tx: Tx): Promise<void> {
    await write(tx, {
      action: 'cleaner.applied-again',
      actorId: userId,
      targetType: 'cleaner',
      targetId: cleanerId,
      before: { status: 'rejected' },
      after: { status: 'pending' },
    });
  }
}

const wordsOf = ({ kind }: CheckFacts, words: string | null) =>
  words === null ? CHECK_LABELS[kind] : `${CHECK_LABELS[kind]}: ${words}`;

const onCheck = (action: AuditAction, check: CheckFacts, actorId: number | null): Line => ({
  action,
  actorId,
  targetType: 'user',
  targetId: check.userId,
  summary: wordsOf(check, null),
});
