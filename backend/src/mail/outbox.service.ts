import { Injectable } from '@nestjs/common';
import { truncate } from '@tidyhearth/domain';
import { Config } from '../config/config.js';
import { currentRequestId } from '../common/request-context.js';
import { SecretsService } from '../config/secrets.service.js';
import type { Tx } from '../database/transaction.js';
import type { QueuedMail } from './is-mail-outdated.question.js';
import type { MailContent, MailFile, RenderedMail } from './mail-content.js';
import { MailQueued } from './mail-queued.event.js';
import { MailRendererService } from './mail-renderer.service.js';
import {
  DISMISS_MAIL,
  END_UNSENT_ABOUT_BID,
  END_UNSENT_ASKING,
  END_UNSENT_OF_WRITER,
  INSERT_MAIL,
  READDRESS_WORK,
  REQUEUE_MAIL,
} from './mail.queries.js';

export interface OutgoingMail {
  userId?: number;
  /** Kind of mail, for the console and for caps: `password-reset`. */
  type: string;
  recipient: string;
  subject: string;
  content: MailContent;
  file?: MailFile;
  /**
   * The mail contains a working link or code, an address, or words between two people: it is stored sealed, and erased
   * once it was really sent.
   */
  isSecret?: boolean;
  /**
   * The person whose words it quotes, or whose account must be open for it to make sense. While unsent, it ends when
   * that account is closed or put on hold.
   */
  writerId?: number;
  /** What it is about. If it asks for something that is settled before it could be sent, it is not sent. */
  about?: Partial<Pick<QueuedMail, 'bookingId' | 'applicationId' | 'checkId' | 'caseId'>>;
}

/** Shown in the console instead of the mail server's words. */
const WRITER_GONE =
  'Not sent: whoever it is from or about closed the account, or was blocked by the reader or put on hold.';
const READER_SHUT_OUT = 'Not sent: it asks for what the reader, who is on hold, cannot do.';
const REPLACED = 'Not sent: what it is about has changed again.';
const SUBJECT_MAX = 200;
const LINE_BREAK = /[\r\n\u2028\u2029\0]/;

/** Writes mails as rows in the transaction that causes them, so that neither exists without the other. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly config: Config,
    private readonly secrets: SecretsService,
    private readonly renderer: MailRendererService,
  ) {}

  async enqueue(tx: Tx, mail: OutgoingMail): Promise<void> {
    if (LINE_BREAK.test(mail.recipient) || LINE_BREAK.test(mail.subject)) {
      throw new Error(`a line break in the head of a mail of type ${mail.type}`);
    }
    const rendered: RenderedMail = { ...this.renderer.render(mail.content), file: mail.file };
    const body = JSON.stringify(rendered);
    const isSecret = mail.isSecret ?? false;
    const now = Date.now();
    // Without a mail server, mails stay in the outbox, captured for the developer page.
    const isCaptured = this.config.smtpUrl === undefined;
    await tx.sql.run(INSERT_MAIL, [
      mail.userId ?? null,
      mail.type,
      truncate(mail.subject, SUBJECT_MAX),
      mail.recipient,
      isSecret ? this.secrets.seal('mail-body', body) : body,
      Number(isSecret),
      isCaptured ? 'sent' : 'pending',
      now,
      isCaptured ? now : null,
      now,
      currentRequestId() ?? null,
      mail.writerId ?? null,
      mail.about?.bookingId ?? null,
      mail.about?.applicationId ?? null,
      mail.about?.checkId ?? null,
      mail.about?.caseId ?? null,
    ]);
    if (!isCaptured) tx.record(new MailQueued());
  }

  /** Puts a mail that was given up back in the queue. Returns false if it was not in that state. */
  async retry(tx: Tx, id: number): Promise<boolean> {
    const isQueued = await tx.sql.claim(REQUEUE_MAIL, [Date.now(), id]);
    if (isQueued) tx.record(new MailQueued());
    return isQueued;
  }

  /** Leaves a mail that was given up unsent. Returns false if it was not in that state. */
  dismiss(tx: Tx, id: number): Promise<boolean> {
    return tx.sql.claim(DISMISS_MAIL, [id]);
  }

  /**
   * Leaves unsent the mails that quote somebody or depend on them, to everybody or to one reader who blocks them. Mails
   * that are being sent at this moment still arrive.
   */
  async endUnsentOf(tx: Tx, writerId: number, readerId?: number): Promise<void> {
    const who = readerId === undefined ? [writerId] : [writerId, readerId];
    await tx.sql.run(END_UNSENT_OF_WRITER(readerId !== undefined), [WRITER_GONE, ...who]);
  }

  /** What could not be sent yet about somebody's work goes to the new address. */
  async readdress(tx: Tx, userId: number, { from, to }: { from: string; to: string }): Promise<void> {
    await tx.sql.run(READDRESS_WORK, [to, userId, from]);
  }

  /** For a mail that would contradict a newer one. Returns whether there was one. */
  async endUnsentAboutBid(tx: Tx, readerId: number, type: string, applicationId: number): Promise<boolean> {
    const { affected } = await tx.sql.run(END_UNSENT_ABOUT_BID, [REPLACED, readerId, type, applicationId]);
    return affected > 0;
  }

  /** What is decided about a reader who can't sign in is sent all the same. */
  async endUnsentAsking(tx: Tx, readerId: number): Promise<void> {
    await tx.sql.run(END_UNSENT_ASKING, [READER_SHUT_OUT, readerId]);
  }
}
