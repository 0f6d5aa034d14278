import { Injectable } from '@nestjs/common';
import { APPLICATION_ANSWER_HOURS, CHECK_WAITING_DAYS, DAY_MS, HOUR_MS } from '@tidyhearth/domain';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { IsMailOutdated } from '../mail/is-mail-outdated.question.js';
import {
  APPLICATIONS_OVERDUE_MAIL,
  APPLICATIONS_WAITING_MAIL,
  CHECK_EXPIRING_MAIL,
  CHECK_REQUESTED_MAIL,
  CHECKS_WAITING_MAIL,
  DOCUMENTS_REMOVED_MAIL,
} from '../mail/mail-types.js';
import { FIND_CHECK, FIND_IN_SLOT, LIST_SUBMITTED_BEFORE } from './checks/checks.queries.js';
import { COUNT_APPLICATIONS_WAITING_SINCE } from './reapplication.queries.js';

/** Later than every application. */
const ANY_TIME = Number.MAX_SAFE_INTEGER;

/** Answers which mails about checks and applications are outdated. */
@Injectable()
export class CleanerMailsListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(IsMailOutdated, { phase: 'answer', order: ORDER.cleaners })
  async isOutdated({ mail: { type, checkId } }: IsMailOutdated): Promise<boolean> {
    switch (type) {
      case CHECK_REQUESTED_MAIL:
      case DOCUMENTS_REMOVED_MAIL:
        return checkId !== null && !(await this.isAskedFor(checkId));
      case CHECK_EXPIRING_MAIL:
        return checkId !== null && !(await this.needsRenewal(checkId));
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

  private async areDocumentsWaiting(): Promise<boolean> {
    const since = Date.now() - CHECK_WAITING_DAYS.remind * DAY_MS;
    return (await this.sql.all(LIST_SUBMITTED_BEFORE, [since])).length > 0;
  }

  private async areApplicationsWaiting(before: number): Promise<boolean> {
    const found = await this.sql.one(COUNT_APPLICATIONS_WAITING_SINCE, [before]);
    return found !== undefined && found.waiting > 0;
  }
}
