import { MailerService } from '@nestjs-modules/mailer';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { SEND_TIMEOUT_MS } from './backoff.js';
import type { RenderedMail } from './mail-content.js';

export interface MailToSend extends RenderedMail {
  id: number;
  createdAt: number;
  recipient: string;
  subject: string;
}

@Injectable()
export class SmtpClient {
  constructor(
    private readonly mailer: MailerService,
    private readonly config: Config,
  ) {}

  async send(mail: MailToSend): Promise<void> {
    await this.mailer.sendMail({
      from: this.config.mailFrom,
      // As an object, so that no part of an address can be parsed as a list of addresses.
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: attachmentsOf(mail),
      date: new Date(mail.createdAt),
      headers: { 'Message-ID': this.messageId(mail), 'Auto-Submitted': 'auto-generated' },
      timeout: SEND_TIMEOUT_MS,
    });
  }

  /** The same at every attempt, so that receivers drop the second copy if their answer to the first was lost. */
  private messageId({ id, createdAt }: MailToSend): string {
    return `<outbox-${id}-${createdAt}@${new URL(this.config.publicUrl).hostname}>`;
  }
}

const attachmentsOf = ({ file }: MailToSend) =>
  file && [{ filename: file.name, contentType: file.type, content: file.content }];

/**
 * An enhanced status code shows that the refusal is about the recipient, unless it is about policy (5.7: no relaying
 * for us, or not with this sender) or asks us to sign in (530). Without one, 550 may mean "no such person" or "relay
 * not permitted" (RFC 5321).
 */
const REFUSAL_OF_RECIPIENT = /^5(?!30)\d\d[ -]5\.(?!7\.)\d/;

/**
 * Whether the receiving server has certainly refused this recipient permanently, so that trying again is pointless. A
 * refusal of us as the sender can be fixed, even if the server reports it only with the recipient, as Postfix and Exim
 * do.
 */
export function isPermanent(error: unknown): boolean {
  return (
    error instanceof Error &&
    'command' in error &&
    error.command === 'RCPT TO' &&
    'response' in error &&
    REFUSAL_OF_RECIPIENT.test(String(error.response))
  );
}

/** The refusal concerns one mail: its recipient, its text, or its form. */
const ABOUT_ONE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA', 'API']);

/** The mail server is down, or refuses us: it would not have accepted another mail either. */
export function isOfServer(error: unknown): boolean {
  return error instanceof Error && 'command' in error && !ABOUT_ONE_MAIL.has(error.command);
}
