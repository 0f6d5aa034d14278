import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import type { Tx } from '../database/unit-of-work.js';
import { Outbox } from '../mail/outbox.js';

export interface MailedPerson {
  id: number;
  email: string;
  firstName: string;
}

const DAY_MS = 24 * 60 * 60_000;

/** What an account's owner is told by mail. */
@Injectable()
export class AccountMails {
  constructor(private readonly outbox: Outbox) {}

  async welcome(tx: Tx, { id, email, firstName }: MailedPerson): Promise<void> {
    await this.outbox.enqueue(tx, {
      userId: id,
      type: 'welcome',
      recipient: email,
      subject: 'Welcome to Tidyhearth',
      content: {
        heading: `Welcome, ${firstName}`,
        paragraphs: [
          'Your account is ready. You can find cleaners near you and book at once.',
          'Please confirm your email address in your security settings, so that we can reach you about your bookings.',
        ],
        action: { label: 'Find a cleaner', path: '/find-cleaners' },
        footnote: 'You receive this mail because this address was used to open an account at Tidyhearth.',
      },
    });
  }

  /** Once a day at most: nobody's mailbox may be filled by way of our form. */
  async someoneTriedToRegister(tx: Tx, email: string): Promise<void> {
    const type = 'registered-already';
    if (await wasSentSince(tx.sql, email, type, Date.now() - DAY_MS)) return;
    await this.outbox.enqueue(tx, {
      type,
      recipient: email,
      subject: 'You already have an account',
      content: {
        heading: 'You already have an account',
        paragraphs: [
          'Somebody tried to open an account with this email address. There is one already, and it was not changed.',
          'If that was you, just sign in. If you have forgotten your password, you can choose a new one.',
        ],
        action: { label: 'Sign in', path: '/login' },
      },
    });
  }
}

async function wasSentSince(sql: Sql, recipient: string, type: string, since: number): Promise<boolean> {
  const row = await sql.one(
    'SELECT id FROM email_notifications WHERE recipient = ? AND type = ? AND createdAt > ? LIMIT 1',
    [recipient, type, since],
  );
  return row !== undefined;
}
