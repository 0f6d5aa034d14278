import { Injectable } from '@nestjs/common';
import { addDays, dayRange, ukToday } from '@tidyhearth/domain';
import { RecentValues } from '../../common/recent-values.js';
import { Sql } from '../../database/sql.js';
import { COUNT_MARKET } from '../queries/figures.queries.js';
import { COUNTED_EACH_TIME } from '../listing/read-list.js';
import type { AdminStats } from './admin-stats.response.js';

/** The same days as in the chart below the figures, today included. */
const RECENT_DAYS = 30;

@Injectable()
export class AdminStatsService {
  private readonly recent = new RecentValues<AdminStats>(
    ({ totalUsers, totalBookings }) => totalUsers + totalBookings > COUNTED_EACH_TIME,
  );

  constructor(private readonly sql: Sql) {}

  read(): Promise<AdminStats> {
    return this.recent.get('market', () => this.count());
  }

  private async count(): Promise<AdminStats> {
    const stats = await this.sql.one(COUNT_MARKET, [dayRange(addDays(ukToday(), 1 - RECENT_DAYS)).startsAt]);
    if (!stats) throw new Error('a query of counts answers one row');
    return stats;
  }
}
