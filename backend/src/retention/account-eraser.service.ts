import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/transaction.js';
import { PhotosService } from '../files/photos.service.js';
import { OutboxService } from '../mail/outbox.service.js';
import { AccountEvent } from '../users/events/account.events.js';
import { AccountClosing, UserDeactivated } from '../users/events/user.events.js';
import { CounterpartBellsService } from './counterpart-bells.service.js';
import { ERASE_OF_PERSON, FIND_CLOSING, MARK_ERASED, SET_ASIDE } from './retention.queries.js';
import type { ClosingEnding } from './rule.js';
import { closingRules } from './rules-by-time.js';

/** Applies the `RETENTION_RULES` for closed accounts to one person's rows. */
@Injectable()
export class AccountEraserService {
  constructor(
    private readonly photos: PhotosService,
    private readonly bells: CounterpartBellsService,
    private readonly outbox: OutboxService,
  ) {}

  /** On closing: erases what others could read, and moves the person's identity to `closed_accounts`. */
  async close(tx: Tx, userId: number): Promise<void> {
    await tx.sql.run(SET_ASIDE, [Date.now(), userId]);
    await this.erase(tx, userId, 'closing');
  }

  /**
   * Does everything that closing does, for an account that is only marked as closed: by a restore, or from before
   * closing erased anything. Things that are already settled stay as they are.
   */
  async makeUp(tx: Tx, userId: number): Promise<void> {
    if (!(await tx.sql.claim(MARK_ERASED, [Date.now(), userId]))) return;
    tx.record(new AccountClosing(userId));
    tx.record(new UserDeactivated(userId));
    tx.record(new AccountEvent(userId, 'deactivated'));
  }

  /** Deletes the data that was set aside, which also frees the email address. */
  closeForGood(tx: Tx, userId: number): Promise<void> {
    return this.erase(tx, userId, 'closed for good');
  }

  private async erase(tx: Tx, userId: number, when: ClosingEnding['when']): Promise<void> {
    const person = await tx.sql.one(FIND_CLOSING, [userId]);
    if (!person) return;
    if (when === 'closing') {
      await this.bells.quieten(tx, userId, person.cleanerId ?? 0);
      await this.outbox.endUnsentOf(tx, userId);
    }
    for (const rule of closingRules(when)) {
      const id = 'user' in rule.of ? userId : person.cleanerId;
      if (id !== null) await tx.sql.run(ERASE_OF_PERSON(rule), rule.exceptAhead ? [id, Date.now()] : [id]);
    }
    for (const address of [person.profileImageUrl, person.profileImage]) this.photos.forget(tx, address);
  }
}
