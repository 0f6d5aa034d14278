import { Injectable } from '@nestjs/common';
import { mayReportProblem, reportReasons } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError, invalid } from '../common/app-error.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import type { Tx } from '../database/transaction.js';
import { AcquaintanceService } from '../users/acquaintance.service.js';
import { requireOpenAccount } from '../users/hold-open-accounts.js';
import { ReportLimitService } from '../users/report-limit.service.js';
import { CaseRecordsStore, type NewCase } from './case-records.store.js';
import { FIND_RECEIVED_MESSAGE, FIND_VISIT_OF_PARTY } from './cases.queries.js';
import { OwnCasesService } from './own-cases.service.js';
import type { CaseResponse } from './dto/case.response.js';
import type { ReportDto } from './dto/report.dto.js';
import { CaseReported } from './events/case.events.js';

/** Lets a user report a person, a message or a visit. */
@Injectable()
export class ReportService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly acquaintance: AcquaintanceService,
    private readonly limit: ReportLimitService,
    private readonly records: CaseRecordsStore,
    private readonly ownCases: OwnCasesService,
  ) {}

  /** @throws AppError SELF_ACTION, NOT_FOUND, PROBLEM_WINDOW_CLOSED, TOO_MANY_REQUESTS */
  async report(actor: Actor, report: ReportDto): Promise<CaseResponse> {
    if (!reportReasons(report.kind).includes(report.reason))
      throw invalid('reason', `reason must be one of ${reportReasons(report.kind).join(', ')}`);
    if (report.kind === 'person') await this.requireReportable(actor, report.aboutId);
    const caseId = await this.idempotency.createIdOnce(async (tx) => {
      // Held, so that concurrent reports by one person are counted one after the other.
      await requireOpenAccount(tx, actor.userId);
      await this.limit.require(tx, actor.userId);
      const reported = await this.records.openOrAdd(tx, await caseOf(tx, actor.userId, report));
      tx.record(new CaseReported(reported.facts, reported.isAddition, reported.isWaitingAgain));
      return reported.facts.caseId;
    });
    return this.ownCases.get(actor, caseId);
  }

  private async requireReportable({ userId }: Actor, otherId: number): Promise<void> {
    if (userId === otherId) throw new AppError('SELF_ACTION');
    await this.acquaintance.require(userId, otherId);
  }
}

async function caseOf(tx: Tx, userId: number, report: ReportDto): Promise<NewCase> {
  const { kind, aboutId, reason, text } = report;
  const told = { kind, openedById: userId, reason, text };
  if (kind === 'person') return { ...told, subjectId: aboutId, bookingId: null };
  if (kind === 'message') {
    const message = await tx.sql.one(FIND_RECEIVED_MESSAGE, [aboutId, userId]);
    if (!message) throw new AppError('NOT_FOUND');
    const { senderId, conversationKey, content } = message;
    const reported = { messageId: aboutId, conversationKey, reportedText: content };
    return { ...told, ...reported, subjectId: senderId, bookingId: null };
  }
  const visit = await tx.sql.one(FIND_VISIT_OF_PARTY, [aboutId, userId, userId]);
  if (!visit) throw new AppError('NOT_FOUND');
  if (!mayReportProblem(visit, Date.now())) throw new AppError('PROBLEM_WINDOW_CLOSED');
  const subjectId = visit.customerId === userId ? visit.cleanerUserId : visit.customerId;
  return { ...told, subjectId, bookingId: aboutId };
}
