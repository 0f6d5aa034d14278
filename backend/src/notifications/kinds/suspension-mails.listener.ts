import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { OutboxService } from '../../mail/outbox.service.js';
import { UserSuspended, UserUnsuspended } from '../../users/events/user.events.js';
import { NOTIFY } from '../notice.js';
import { readPeople } from '../people.js';
import { ShutAccountMailsService } from '../shut-account-mails.service.js';

/** To the person alone; and the mails that would ask somebody for what ended, or can't be done any more, are left unsent. */
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
    await this.mail(tx, userId, 'account-suspended', 'Your account is on hold', [
      'We have put your account on hold. You can not sign in while it is, and nobody finds you.',
      `The reason: ${reason}`,
      'Requests that were open are cancelled, applications are withdrawn and job posts are closed. We look at each confirmed booking and tell the other side.',
      'If you think that this is a mistake, please write to us.',
    ]);
  }

  @OnEvent(UserUnsuspended, NOTIFY)
  async tellUnsuspended({ userId }: UserUnsuspended, tx: Tx): Promise<void> {
    await this.mail(tx, userId, 'account-restored', 'Your account is open again', [
      'Your account is no longer on hold: you can sign in again.',
      'We tell you of each confirmed booking whether it takes place; your notifications have what was said meanwhile. Requests, applications and job posts that ended meanwhile stay closed; you can send them again.',
    ]);
  }

  private async mail(
    tx: Tx,
    userId: number,
    type: string,
    subject: string,
    paragraphs: string[],
  ): Promise<void> {
    const [person] = await readPeople(tx.sql, [userId]);
    await this.mails.write(tx, person, { type, subject, paragraphs });
  }
}
