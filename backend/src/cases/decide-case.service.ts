import { Injectable } from '@nestjs/common';
import {
  decisionsFor,
  isVisitFinding,
  needsWordsForSubject,
  takesWordsForSubject,
  type CaseDecision,
} from '@tidyhearth/domain';
import { BookingOutcomeService } from '../bookings/booking-outcome.service.js';
import { AppError, invalid } from '../common/app-error.js';
import { refuseDuplicate } from '../database/engine.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { caseFactsOf, CaseRecordsStore, openKeyOf } from './case-records.store.js';
import {
  CLOSE_CASE,
  FIND_ADDITION_AFTER,
  LIST_THREAD_AROUND,
  REOPEN_CASE,
  START_CASE,
  type CaseRecord,
} from './cases.queries.js';
import {
  CaseClosed,
  CaseNoteAdded,
  CaseReopened,
  CaseStarted,
  CaseThreadViewed,
} from './events/case.events.js';

export interface Decision {
  outcome: CaseDecision;
  outcomeForReporter: string | null;
  outcomeForSubject: string | null;
  /**
   * The newest note that the admin saw, or 0 for none. Later additions have to be read before the case can be closed.
   */
  seenNoteId?: number;
}

const IS_PAID = {
  message:
    'This booking is marked as paid. A recorded payment cannot be taken back, so the clean stands as done.',
};

const NOT_COMPLETED = {
  message: 'Only a clean that is marked as completed can be found not to have taken place.',
};

/** How many messages are read before and after the reported one. */
const AROUND = 20;

@Injectable()
export class DecideCaseService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
    private readonly records: CaseRecordsStore,
    private readonly bookingOutcome: BookingOutcomeService,
  ) {}

  /** @throws AppError NOT_FOUND, STATE_CONFLICT */
  async start(adminId: number, caseId: number): Promise<void> {
    await this.act(caseId, async (tx, record) => {
      requireChange(await tx.sql.claim(START_CASE, [Date.now(), caseId]));
      tx.record(new CaseStarted(caseFactsOf(record), adminId));
    });
  }

  /** @throws AppError NOT_FOUND */
  async addNote(adminId: number, caseId: number, text: string): Promise<void> {
    await this.act(caseId, async (tx, record) => {
      await this.records.addNote(tx, caseId, adminId, text);
      tx.record(new CaseNoteAdded(caseFactsOf(record), adminId));
    });
  }

  /**
   * A finding about a visit also completes or cancels its booking, so that reviews and earnings follow.
   *
   * @throws AppError NOT_FOUND; CASE_CHANGED if the reporter has added something that the admin has not seen;
   * STATE_CONFLICT also for a stranded booking, which is decided on its own page, and for a finding that the booking
   * rules out
   */
  async close(adminId: number, caseId: number, decision: Decision): Promise<void> {
    await this.act(caseId, async (tx, record) => {
      if (record.kind === 'stranded-booking')
        throw new AppError('STATE_CONFLICT', { message: 'This is decided on the page of the booking.' });
      requireFitting(record, decision);
      requireWords(record, decision);
      const { outcome, outcomeForReporter, outcomeForSubject, seenNoteId } = decision;
      if (isVisitFinding(outcome) && record.bookingId !== null)
        await (record.kind === 'dispute' && record.bookingStatus === 'confirmed'
          ? this.bookingOutcome.settleDispute(tx, record.bookingId, adminId, outcome)
          : this.bookingOutcome.undoCompletion(tx, record.bookingId, adminId));
      const now = Date.now();
      const words = [outcome, outcomeForReporter, outcomeForSubject, adminId, now, now, caseId] as const;
      requireChange(await tx.sql.claim(CLOSE_CASE, words));
      // Additions lock the row first, so none can follow now.
      if (seenNoteId !== undefined && (await tx.sql.one(FIND_ADDITION_AFTER, [caseId, seenNoteId])))
        throw new AppError('CASE_CHANGED');
      const [facts, before] = [caseFactsOf(record), record.status];
      tx.record(new CaseClosed(facts, adminId, before, outcome, outcomeForReporter, outcomeForSubject));
    });
  }

  /** @throws AppError NOT_FOUND, STATE_CONFLICT also while the reporter has another open case about the same thing */
  async reopen(adminId: number, caseId: number): Promise<void> {
    await this.act(caseId, async (tx, record) => {
      if (record.kind === 'stranded-booking') throw new AppError('STATE_CONFLICT');
      const isOpened = await refuseDuplicate('STATE_CONFLICT', () =>
        tx.sql.claim(REOPEN_CASE, [openKeyOf(record), Date.now(), caseId]),
      );
      requireChange(isOpened);
      tx.record(new CaseReopened(caseFactsOf(record), adminId));
    });
  }

  /** @throws AppError NOT_FOUND also for a case without a reported message */
  async readThread(adminId: number, caseId: number) {
    return this.unitOfWork.run(async (tx) => {
      const record = await this.records.get(tx, caseId);
      const { conversationKey, messageId } = record;
      if (conversationKey === null || messageId === null) throw new AppError('NOT_FOUND');
      const at = [conversationKey, messageId];
      const before = await tx.sql.all(LIST_THREAD_AROUND('before', AROUND + 1), at);
      const after = await tx.sql.all(LIST_THREAD_AROUND('after', AROUND), at);
      tx.record(new CaseThreadViewed(caseFactsOf(record), adminId));
      return { messageId, messages: [...before, ...after] };
    });
  }

  private async act(caseId: number, act: (tx: Tx, record: CaseRecord) => Promise<void>): Promise<void> {
    await this.idempotency.changeOnce(caseId, async (tx) => act(tx, await this.records.get(tx, caseId)));
  }
}

/**
 * The decision on a disputed booking that is still confirmed must complete or cancel it. A visit can be found not to
 * have taken place only while it is completed: meanwhile it may have been paid, or decided by another case.
 */
function requireFitting({ kind, bookingStatus }: CaseRecord, { outcome }: Decision): void {
  const fitting = decisionsFor(kind, bookingStatus);
  if (fitting.includes(outcome)) return;
  if ((kind === 'visit' || kind === 'dispute') && outcome === 'did-not-happen')
    throw new AppError('STATE_CONFLICT', bookingStatus === 'paid' ? IS_PAID : NOT_COMPLETED);
  throw invalid('outcome', `outcome must be one of ${fitting.join(', ')}`);
}

/** The reporter always needs an answer; the other side only if this decision, or an earlier one, is about them. */
function requireWords(
  { openedById, outcomeForSubject: toldBefore }: CaseRecord,
  { outcome, outcomeForReporter, outcomeForSubject }: Decision,
): void {
  if (openedById !== null && outcomeForReporter === null)
    throw invalid('outcomeForReporter', 'Please say what the person who reported it is told');
  const wasTold = toldBefore !== null;
  if (!takesWordsForSubject(outcome, wasTold) && outcomeForSubject !== null)
    throw invalid('outcomeForSubject', 'Nothing is decided about this person, so they are told nothing');
  if (needsWordsForSubject(outcome, wasTold) && outcomeForSubject === null)
    throw invalid('outcomeForSubject', 'Please say what the other person is told');
}

function requireChange(isChanged: boolean): void {
  if (!isChanged) throw new AppError('STATE_CONFLICT');
}
