import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { IsMailOutdated } from '../mail/is-mail-outdated.question.js';
import { REPORT_WAITING_MAIL } from '../mail/mail-types.js';
import { FIND_CASE } from './cases.queries.js';

/** Answers which mails about cases are outdated. */
@Injectable()
export class CaseMailsListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(IsMailOutdated, { phase: 'answer', order: ORDER.cases })
  async isClosed({ mail: { type, caseId } }: IsMailOutdated): Promise<boolean> {
    if (type !== REPORT_WAITING_MAIL || caseId === null) return false;
    return (await this.sql.one(FIND_CASE, [caseId]))?.status === 'closed';
  }
}
