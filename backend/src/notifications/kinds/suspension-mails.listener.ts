import { Injectable } from '@nestjs/common';
import { ON_HOLD } from '@tidyhearth/domain';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { OutboxService } from '../../mail/outbox.service.js';
import { UserSuspended, UserUnsuspended } from '../../users/events/user.events.js';
import { NOTIFY } from '../notice.js';
import { readPeople } from '../people.js';
import { ShutAccountMailsService } from '../shut-account-mails.service.js';

/**
 * Mails the suspended person. Also drops unsent mails that no longer hold: those to others that quote or depend on this
 * person, and those that ask this person for something they can't do any more.
 */
@Injectable()
export class SuspensionMailsListener {
  constructor(
    private readonly mails: ShutAccountMailsService,
    private readonly outbox: OutboxService,
  ) {}

  @OnEvent(UserSuspended, NOTIFY)
  async tellSuspended({ userId, reason, isRepeated }: UserSuspended, tx: Tx): Promise<void> {
    await this.outbox.endUnsentOf(tx, userId);
    await this.outbox.endUnsentAsking(tx, userId);
    if (isRepeated) return;
    const [person] = await readPeople(tx.sql, [userId]);
    const paragraphs = [ON_HOLD.meaning, `The reason: ${reason}`, ON_HOLD.effects, ON_HOLD.appeal];
    await this.mails.write(tx, person, { type: 'account-suspended', subject: ON_HOLD.title, paragraphs });
  }

  @OnEvent(UserUnsuspended, NOTIFY)
  async tellUnsuspended({ userId }: UserUnsuspended, tx: Tx): Promise<void> {
    const [person] = await readPeople(tx.sql, [userId]);
    const paragraphs = [
      'Your account is no longer on hold: you can sign in again.',
      'We tell you of each confirmed booking whether it takes place; your notifications have what was said meanwhile. Requests, applications and job posts that ended meanwhile stay closed; you can send them again.',
    ];
    const mail = { type: 'account-restored', subject: 'Your account is open again', paragraphs };
    await this.mails.write(tx, person, mail, { label: 'Sign in', path: '/login' });
  }
}
