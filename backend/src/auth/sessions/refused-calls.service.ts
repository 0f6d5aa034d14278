import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@tidyhearth/domain';
import { LRUCache } from 'lru-cache';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { ConsoleCallRefused } from './console-call-refused.event.js';

const MAX_PEOPLE = 10_000;

interface Counted {
  since: number;
  calls: number;
  operation: string;
}

/**
 * Records calls of the console's API by others than the admin. The first one is logged at once; those of the next hour
 * are counted and logged together.
 */
@Injectable()
export class RefusedCallsService {
  private readonly counted = new LRUCache<number, Counted>({ max: MAX_PEOPLE });

  constructor(private readonly unitOfWork: UnitOfWork) {}

  async note(userId: number, operation: string): Promise<void> {
    const now = Date.now();
    const before = this.counted.get(userId);
    if (before && before.since > now - HOUR_MS) {
      before.calls += 1;
      before.operation = operation;
      return;
    }
    this.counted.set(userId, { since: now, calls: 0, operation });
    await this.log(userId, (before?.calls ?? 0) + 1, operation);
  }

  /** Logs the calls that follow an entry made until this instant, because no further call may come. */
  async logCounted(until: number): Promise<void> {
    for (const [userId, counted] of [...this.counted.entries()]) {
      const { since, calls, operation } = counted;
      if (since > until || calls === 0) continue;
      counted.calls = 0;
      try {
        await this.log(userId, calls, operation);
      } catch (error) {
        counted.calls += calls;
        throw error;
      }
    }
  }

  private log(userId: number, calls: number, operation: string): Promise<void> {
    return this.unitOfWork.run(async (tx) => tx.record(new ConsoleCallRefused(userId, calls, operation)));
  }
}
