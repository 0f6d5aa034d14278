import { Injectable } from '@nestjs/common';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { ReportsSince } from '../users/events/reports-since.question.js';
import { COUNT_REPORTED_SINCE } from './cases.queries.js';

/** Counts what one person reported recently, including additions. */
@Injectable()
export class CaseCountListener {
  @OnEvent(ReportsSince, { phase: 'answer', order: ORDER.cases })
  async countReports({ sql, userId, since }: ReportsSince): Promise<number> {
    return (await sql.one(COUNT_REPORTED_SINCE, [userId, since, userId, since]))?.reports ?? 0;
  }
}
