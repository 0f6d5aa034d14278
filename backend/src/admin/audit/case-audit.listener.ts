import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@tidyhearth/domain';
import {
  CaseClosed,
  CaseNoteAdded,
  CaseReopened,
  CaseStarted,
  CaseThreadViewed,
  type CaseFacts,
} from '../../cases/events/case.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { AUDIT, write, type Line } from './audit-line.js';

/** Logs what admins do with cases. */
@Injectable()
export class CaseAuditListener {
  @OnEvent(CaseStarted, AUDIT)
  async logCaseStarted({ facts, adminId }: CaseStarted, tx: Tx): Promise<void> {
    await write(tx, {
      ...onCase('case.started', facts, adminId),
      before: { status: 'open' },
      after: { status: 'in-progress' },
    });
  }

  @OnEvent(CaseNoteAdded, AUDIT)
  async logCaseNote({ facts, adminId }: CaseNoteAdded, tx: Tx): Promise<void> {
    await write(tx, onCase('case.note-added', facts, adminId));
  }

  @OnEvent(CaseClosed, AUDIT)
  async logCaseClosed({ facts, adminId, statusBefore, outcome }: CaseClosed, tx: Tx): Promise<void> {
    await write(tx, {
      ...onCase('case.closed', facts, adminId),
      before: { status: statusBefore },
      after: { status: 'closed', outcome },
    });
  }

  @OnEvent(CaseReopened, AUDIT)
  async logCaseReopened({ facts, adminId }: CaseReopened, tx: Tx): Promise<void> {
    await write(tx, {
      ...onCase('case.reopened', facts, adminId),
      before: { status: 'closed' },
      after: { status: 'in-progress' },
    });
  }

  @OnEvent(CaseThreadViewed, AUDIT)
  async logCaseThreadViewed({ facts, adminId }: CaseThreadViewed, tx: Tx): Promise<void> {
    await write(tx, onCase('case.thread-viewed', facts, adminId));
  }
}

const onCase = (action: AuditAction, { caseId }: CaseFacts, actorId: number | null): Line => ({
  action,
  actorId,
  targetType: 'case',
  targetId: caseId,
});
