import { Injectable } from '@nestjs/common';
import { ON_HOLD } from '@tidyhearth/domain';
import type { Tx } from '../database/transaction.js';
import { OutboxService } from '../mail/outbox.service.js';
import type { Person } from './people.js';

interface ShutAccountMail {
  type: string;
  subject: string;
  /** Without words chosen by another user, because these mails also go to addresses that nobody has confirmed. */
  paragraphs: readonly string[];
}

const WRITE_TO_US = { label: ON_HOLD.write, path: '/contact' };

/**
 * Mails suspended people what they can't see in the bell. Their mail settings are ignored, because they can't sign in
 * to read it elsewhere.
 */
@Injectable()
export class ShutAccountMailsService {
  constructor(private readonly outbox: OutboxService) {}

  /**
   * For decisions about a suspended person. The bell item waits until they can sign in again, and they may want to
   * reply earlier.
   */
  async tellSuspended(tx: Tx, to: Person, mail: ShutAccountMail): Promise<void> {
    if (to.isSuspended && !to.isDeactivated) await this.write(tx, to, mail);
  }

  async write(
    tx: Tx,
    to: Person,
    { type, subject, paragraphs }: ShutAccountMail,
    action: { label: string; path: string } = WRITE_TO_US,
  ): Promise<void> {
    await this.outbox.enqueue(tx, {
      userId: to.id,
      type,
      recipient: to.email,
      subject,
      content: {
        heading: subject,
        paragraphs: to.isAddressProved ? [`Hello ${to.firstName},`, ...paragraphs] : paragraphs,
        action,
      },
    });
  }
}
