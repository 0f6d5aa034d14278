import { MailerService } from '@nestjs-modules/mailer';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@tidyhearth/domain';
import { Config } from '../config/config.js';
import type { RenderedMail } from './mail-content.js';

export interface MailToSend extends RenderedMail {
  id: number;
  createdAt: number;
  recipient: string;
  subject: string;
}

/** A mail server that answers nothing must not hold a lease for ever. */
const SEND_TIMEOUT_MS = MINUTE_MS;

@Injectable()
export class SmtpClient {
  constructor(
    private readonly mailer: MailerService,
    private readonly config: Config,
  ) {}

  async send(mail: MailToSend): Promise<void> {
    await this.mailer.sendMail({
      from: this.config.mailFrom,
      // As an object, so that nothing in an address is read as a list of addresses.
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

  /** The same at every attempt: receivers drop the second copy when an answer of theirs was lost. */
  private messageId({ id, createdAt }: MailToSend): string {
    return `<outbox-${id}-${createdAt}@${new URL(this.config.publicUrl).hostname}>`;
  }
}

const attachmentsOf = ({ file }: MailToSend) =>
  file && [{ filename: file.name, contentType: file.type, content: file.content }];

/**
 * An enhanced code says that it is about the recipient, unless it is one of policy (5.7: no relaying for us, or not with this sender)
 * or asks us to sign in (530). Without one, 550 is both "no such person" and "relay not permitted" (RFC 5321).
 */
const REFUSAL_OF_RECIPIENT = /^5(?!30)\d\d[ -]5\.(?!7\.)\d/;

/**
 * The receiving server surely refused this recipient permanently, so that trying again is pointless. What it has against us
 * can be mended, also where it says so only at the recipient, as Postfix and Exim do.
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

/** Said about one mail: its recipient, its text, or that it can't be a mail. */
const ABOUT_ONE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA', 'API']);

/** The mail server is away, or refuses us: it would not have taken another mail either. */
export function isOfServer(error: unknown): boolean {
  return error instanceof Error && 'command' in error && !ABOUT_ONE_MAIL.has(error.command);
}
