import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@tidyhearth/domain';
import { Sql } from '../../database/sql.js';
import { COUNT_MARKET } from '../queries/figures.queries.js';
import type { AdminStats } from './admin-stats.response.js';

const RECENT_MS = 30 * DAY_MS;

@Injectable()
export class AdminStatsService {
  constructor(private readonly sql: Sql) {}

  async read(): Promise<AdminStats> {
    const stats = await this.sql.one(COUNT_MARKET, [Date.now() - RECENT_MS]);
    if (!stats) throw new Error('a query of counts answers one row');
    return stats;
  }
}
