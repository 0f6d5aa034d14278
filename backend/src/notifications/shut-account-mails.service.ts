import { Injectable } from '@nestjs/common';
import { ON_HOLD } from '@tidyhearth/domain';
import type { Tx } from '../database/transaction.js';
import { OutboxService } from '../mail/outbox.service.js';
import type { Person } from './people.js';

interface ShutAccountMail {
  type: string;
  subject: string;
  /** Without a word that another user chose: they go to addresses that nobody has confirmed, too. */
  paragraphs: readonly string[];
}

/** Tells a suspended person what the bell can't: whatever mails were chosen, for nobody can look into an account that is shut. */
@Injectable()
export class ShutAccountMailsService {
  constructor(private readonly outbox: OutboxService) {}

  /** What is decided about a suspended person: the bell item waits until they are back, and they may want to answer before. */
  async tellSuspended(tx: Tx, to: Person, mail: ShutAccountMail): Promise<void> {
    if (to.isSuspended && !to.isDeactivated) await this.write(tx, to, mail);
  }

  async write(tx: Tx, to: Person, { type, subject, paragraphs }: ShutAccountMail): Promise<void> {
    await this.outbox.enqueue(tx, {
      userId: to.id,
      type,
      recipient: to.email,
      subject,
      content: {
        heading: subject,
        paragraphs: to.isAddressProved ? [`Hello ${to.firstName},`, ...paragraphs] : paragraphs,
        action: { label: ON_HOLD.write, path: '/contact' },
      },
    });
  }
}
