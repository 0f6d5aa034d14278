import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import type { Tx } from '../database/transaction.js';
import { OutboxService, type OutgoingMail } from '../mail/outbox.service.js';

interface TeamMail {
  type: string;
  title: string;
  /** Without names and without words of users, which must stay in the console. */
  text: string;
  action: { label: string; path: string };
  /** Says when such a mail is sent. */
  footnote: string;
  about?: OutgoingMail['about'];
}

/** Mails the team about work that waits in the console. */
@Injectable()
export class TeamMailsService {
  readonly recipient: string;

  constructor(
    private readonly outbox: OutboxService,
    config: Config,
  ) {
    this.recipient = config.supportEmail;
  }

  async write(tx: Tx, { type, title, text, action, footnote, about }: TeamMail): Promise<void> {
    await this.outbox.enqueue(tx, {
      type,
      recipient: this.recipient,
      subject: title,
      content: { heading: title, paragraphs: [text], action, footnote },
      about,
    });
  }
}
