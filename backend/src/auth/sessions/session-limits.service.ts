import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tidyhearth/domain';
import { Config } from '../../config/config.js';

/** The absolute and idle limits of a session. The admin's are shorter, because it gives access to everybody's data. */
@Injectable()
export class SessionLimitsService {
  constructor(private readonly config: Config) {}

  lastsMs(email: string): number {
    const { adminSessionHours, sessionDays } = this.config;
    return this.isAdmin(email) ? adminSessionHours * HOUR_MS : sessionDays * DAY_MS;
  }

  /** Whether the session has ended because it was unused for too long. */
  isIdle({ email, lastSeenAt }: { email: string; lastSeenAt: number }, now: number): boolean {
    return lastSeenAt <= now - this.idleMs(email);
  }

  /** The longest idle limit of all accounts. */
  get longestIdleMs(): number {
    return this.config.sessionIdleDays * DAY_MS;
  }

  get adminIdleMs(): number {
    return this.config.adminIdleMinutes * MINUTE_MS;
  }

  private idleMs(email: string): number {
    return this.isAdmin(email) ? this.adminIdleMs : this.longestIdleMs;
  }

  private isAdmin(email: string): boolean {
    return email === this.config.adminEmail;
  }
}
