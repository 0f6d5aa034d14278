import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@tidyhearth/domain';
import { LRUCache } from 'lru-cache';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { ConsoleCallRefused } from './console-call-refused.event.js';

const MAX_PEOPLE = 10_000;

/**
 * Records calls of the console's API by others than the admin. The first one is logged at once; those of the next hour
 * are only counted, and the count is part of the next entry.
 */
@Injectable()
export class RefusedCallsService {
  private readonly counted = new LRUCache<number, { since: number; calls: number }>({ max: MAX_PEOPLE });

  constructor(private readonly unitOfWork: UnitOfWork) {}

  async note(userId: number, operation: string): Promise<void> {
    const now = Date.now();
    const before = this.counted.get(userId);
    if (before && before.since > now - HOUR_MS) {
      before.calls += 1;
      return;
    }
    const calls = (before?.calls ?? 0) + 1;
    this.counted.set(userId, { since: now, calls: 0 });
    await this.unitOfWork.run(async (tx) => tx.record(new ConsoleCallRefused(userId, calls, operation)));
  }
}
