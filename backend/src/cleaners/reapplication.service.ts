import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { requireOwnCleaner } from '../common/ownership.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import { requireOpenAccount } from '../users/hold-open-accounts.js';
import { CleanerProfilesService } from './cleaner-profiles.service.js';
import { TOUCH_CLEANER } from './cleaners.queries.js';
import type { CleanerProfileResponse } from './dto/cleaner.response.js';
import { CleanerAppliedAgain } from './events/cleaner.events.js';
import { noteReapplication } from './note-reapplication.js';
import { APPLY_AGAIN, FIND_REJECTION } from './reapplication.queries.js';

/** Sends a rejected application again after the cleaner has corrected it. The rejection is kept for the admin. */
@Injectable()
export class ReapplicationService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly profiles: CleanerProfilesService,
  ) {}

  /** @throws AppError STATE_CONFLICT unless rejected, REAPPLIED_TOO_OFTEN */
  async applyAgain(actor: Actor, cleanerId: number): Promise<CleanerProfileResponse> {
    requireOwnCleaner(actor, cleanerId);
    await this.idempotency.changeOnce(cleanerId, async (tx) => {
      await requireOpenAccount(tx, actor.userId);
      const now = Date.now();
      // Comes before reading, so that a concurrent decision of the admin has either come first or waits.
      await tx.sql.run(TOUCH_CLEANER, [now, cleanerId]);
      const rejection = await tx.sql.one(FIND_REJECTION, [cleanerId]);
      if (!(await tx.sql.claim(APPLY_AGAIN, [now, now, cleanerId]))) throw new AppError('STATE_CONFLICT');
      await noteReapplication(tx, cleanerId, rejection, now);
      tx.record(new CleanerAppliedAgain(cleanerId, actor.userId));
    });
    return this.profiles.getById(cleanerId, actor);
  }
}
