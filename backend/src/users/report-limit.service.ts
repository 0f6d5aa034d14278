import { Injectable } from '@nestjs/common';
import { DAY_MS, MAX_REPORTS_A_DAY } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import { Config } from '../config/config.js';
import type { Tx } from '../database/transaction.js';
import { EventBus } from '../events/event-bus.js';
import { ReportsSince } from './events/reports-since.question.js';

/** One limit for all kinds of reports: about people, messages, visits and reviews. */
@Injectable()
export class ReportLimitService {
  constructor(
    private readonly config: Config,
    private readonly bus: EventBus,
  ) {}

  /**
   * The caller must hold the account, so that its reports are counted one after the other. @throws AppError
   * TOO_MANY_REQUESTS
   */
  async require(tx: Tx, userId: number): Promise<void> {
    if (!this.config.rateLimits) return;
    const counts = await this.bus.ask(new ReportsSince(tx.sql, userId, Date.now() - DAY_MS));
    if (counts.reduce((sum, count) => sum + count, 0) < MAX_REPORTS_A_DAY) return;
    throw new AppError('TOO_MANY_REQUESTS', {
      message: `You can send ${MAX_REPORTS_A_DAY} reports a day. If somebody is in danger, call 999; otherwise please contact us.`,
      retryAfterSeconds: DAY_MS / 1000,
    });
  }
}
