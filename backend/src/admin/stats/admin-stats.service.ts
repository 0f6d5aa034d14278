import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@tidyhearth/domain';
import { Sql } from '../../database/sql.js';
import type { AdminStats } from './admin-stats.response.js';

const RECENT_MS = 30 * DAY_MS;

@Injectable()
export class AdminStatsService {
  constructor(private readonly sql: Sql) {}

  async read(): Promise<AdminStats> {
    const stats = await this.sql.one<AdminStats>(
      `SELECT people.*,
              (SELECT COUNT(*) FROM cleaners WHERE status = 'pending') AS pendingCleaners,
              (SELECT COUNT(*) FROM bookings) AS totalBookings,
              (SELECT COUNT(*) FROM bookings WHERE createdAt >= ?) AS recentBookings
         FROM (SELECT COUNT(*) AS totalUsers,
                      COALESCE(SUM(CASE WHEN userType = 'customer' THEN 1 ELSE 0 END), 0) AS totalCustomers,
                      COALESCE(SUM(CASE WHEN userType = 'cleaner' THEN 1 ELSE 0 END), 0) AS totalCleaners,
                      COALESCE(SUM(CASE WHEN isSuspended = 1 THEN 1 ELSE 0 END), 0) AS suspendedUsers
                 FROM users) people`,
      [Date.now() - RECENT_MS],
    );
    if (!stats) throw new Error('a query of counts answers one row');
    return stats;
  }
}
