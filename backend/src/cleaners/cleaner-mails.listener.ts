import { Injectable } from '@nestjs/common';
import {
  APPLICATION_ANSWER_HOURS,
  CHECK_WAITING_DAYS,
  DAY_MS,
  HOUR_MS,
  type CleanerStatus,
} from '@tidyhearth/domain';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { IsMailOutdated } from '../mail/is-mail-outdated.question.js';
import {
  APPLICATIONS_OVERDUE_MAIL,
  APPLICATIONS_WAITING_MAIL,
  APPROVAL_WITHDRAWN_MAIL,
  CHECK_EXPIRED_MAIL,
  CHECK_EXPIRING_MAIL,
  CHECK_REFUSED_MAIL,
  CHECK_REQUESTED_MAIL,
  CHECK_WITHDRAWN_MAIL,
  CHECKS_WAITING_MAIL,
  CLEANER_APPROVED_MAIL,
  CLEANER_REJECTED_MAIL,
  DOCUMENTS_REMOVED_MAIL,
} from '../mail/mail-types.js';
import { FIND_CHECK, FIND_IN_SLOT, LIST_SUBMITTED_BEFORE } from './checks/checks.queries.js';
import { FIND_STATUS_OF_PERSON } from './cleaners.queries.js';
import { COUNT_APPLICATIONS_WAITING_SINCE } from './reapplication.queries.js';

/** The status of the profile for which the mail about a decision holds. */
const DECIDED: ReadonlyMap<string, CleanerStatus> = new Map([
  [CLEANER_APPROVED_MAIL, 'approved'],
  [CLEANER_REJECTED_MAIL, 'rejected'],
  [APPROVAL_WITHDRAWN_MAIL, 'pending'],
]);

/** Later than every application. */
const ANY_TIME = Number.MAX_SAFE_INTEGER;

/** Answers which mails about checks and applications are outdated. */
@Injectable()
export class CleanerMailsListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(IsMailOutdated, { phase: 'answer', order: ORDER.cleaners })
  async isOutdated({ mail }: IsMailOutdated): Promise<boolean> {
    const { type, checkId, userId, createdAt } = mail;
    const decided = DECIDED.get(type);
    if (decided !== undefined) return userId !== null && (await this.hasOtherStatus(userId, decided));
    switch (type) {
      case CHECK_REQUESTED_MAIL:
      case DOCUMENTS_REMOVED_MAIL:
        return checkId !== null && !(await this.isAskedFor(checkId));
      case CHECK_EXPIRING_MAIL:
        return checkId !== null && !(await this.needsRenewal(checkId));
      case CHECK_REFUSED_MAIL:
      case CHECK_EXPIRED_MAIL:
        return checkId !== null && (await this.isLaterIn(['open', 'current'], checkId, createdAt));
      case CHECK_WITHDRAWN_MAIL:
        return checkId !== null && (await this.isLaterIn(['current'], checkId, createdAt));
      case APPLICATIONS_WAITING_MAIL:
        return !(await this.areApplicationsWaiting(ANY_TIME));
      case APPLICATIONS_OVERDUE_MAIL:
        return !(await this.areApplicationsWaiting(Date.now() - APPLICATION_ANSWER_HOURS.until * HOUR_MS));
      case CHECKS_WAITING_MAIL:
        return !(await this.areDocumentsWaiting());
      default:
        return false;
    }
  }

  /** Until a document was sent, or the check ended otherwise. */
  private async isAskedFor(checkId: number): Promise<boolean> {
    return (await this.sql.one(FIND_CHECK, [checkId]))?.state === 'requested';
  }

  /** While the check counts, and no new document was sent. */
  private async needsRenewal(checkId: number): Promise<boolean> {
    const check = await this.sql.one(FIND_CHECK, [checkId]);
    if (check?.slot !== 'current') return false;
    const renewal = await this.sql.one(FIND_IN_SLOT, [check.userId, check.kind, 'open']);
    return renewal?.state === 'requested';
  }

  /** Whether a check of the same kind was sent (`open`) or has passed (`current`) after the mail was written. */
  private async isLaterIn(
    slots: readonly ('open' | 'current')[],
    checkId: number,
    since: number,
  ): Promise<boolean> {
    const check = await this.sql.one(FIND_CHECK, [checkId]);
    if (!check) return false;
    for (const slot of slots) {
      const later = await this.sql.one(FIND_IN_SLOT, [check.userId, check.kind, slot]);
      if (((slot === 'open' ? later?.submittedAt : later?.decidedAt) ?? 0) > since) return true;
    }
    return false;
  }

  private async hasOtherStatus(userId: number, decided: CleanerStatus): Promise<boolean> {
    const cleaner = await this.sql.one(FIND_STATUS_OF_PERSON, [userId]);
    return cleaner !== undefined && cleaner.status !== decided;
  }

  private async areDocumentsWaiting(): Promise<boolean> {
    const since = Date.now() - CHECK_WAITING_DAYS.remind * DAY_MS;
    return (await this.sql.all(LIST_SUBMITTED_BEFORE, [since])).length > 0;
  }

  private async areApplicationsWaiting(before: number): Promise<boolean> {
    const found = await this.sql.one(COUNT_APPLICATIONS_WAITING_SINCE, [before]);
    return found !== undefined && found.waiting > 0;
  }
}
