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

/** Sign in first (530), and the enhanced codes of policy: no relaying for us, or not with this sender. */
const REFUSAL_OF_US = /^530|^\d{3}[ -]5\.7\./;

/**
 * The receiving server refused this recipient permanently, so that trying again is pointless. What it has against us
 * can be mended, also where it says so only at the recipient, as Postfix does.
 */
export function isPermanent(error: unknown): boolean {
  return (
    error instanceof Error &&
    'command' in error &&
    error.command === 'RCPT TO' &&
    'responseCode' in error &&
    Number(error.responseCode) >= 500 &&
    'response' in error &&
    !REFUSAL_OF_US.test(String(error.response))
  );
}
