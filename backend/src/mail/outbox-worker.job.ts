import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { MINUTE_MS, truncate } from '@tidyhearth/domain';
import { messageOf } from '../common/message-of.js';
import { runOutsideRequest } from '../common/request-context.js';
import { Rounds } from '../common/rounds.js';
import { traced } from '../common/tracing.js';
import { Config } from '../config/config.js';
import { CannotOpenError, SecretsService } from '../config/secrets.service.js';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { EventBus } from '../events/event-bus.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { backoffMs, isTriedOut, MAIL_LEASE_MS } from './backoff.js';
import { IsMailOutdated } from './is-mail-outdated.question.js';
import type { RenderedMail } from './mail-content.js';
import { lifetimeMs } from './mail-lifetime.js';
import { MailQueued } from './mail-queued.event.js';
import {
  BRING_FORWARD_PUT_OFF,
  BRING_FORWARD_TO,
  END_USELESS,
  FIND_SENT_SINCE,
  LEASE_MAIL,
  LIST_DUE_MAILS,
  MARK_FAILED,
  MARK_SENT,
  type DueMailRow,
} from './mail.queries.js';
import { isOfServer, isPermanent, SmtpClient } from './smtp.client.js';

const LOOK_EVERY_MS = 5_000;
/** A mail that is cut off after this time is sent again when its lease ends, under the same Message-ID. */
const FINISH_MS = 5_000;
const BATCH = 20;
const AT_ONCE = 4;
const ERROR_MAX = 500;
/** Shown in the console instead of the mail server's words. */
const USELESS = 'Not sent: what it is about had ended before the mail could be sent.';
/** If a mail server accepts some mails and refuses others, not all of them are tried again all the time. */
const CATCH_UP_EVERY_MS = 30_000;
/** Mails whose next try is this soon are not brought forward: they may have failed since, for a reason of their own. */
const SOON_MS = MINUTE_MS;
/** Mails that are brought forward are sent before those that were queued meanwhile. */
const AHEAD_MS = 10 * MINUTE_MS;

/**
 * Sends mails that are due. Each row is leased right before it is sent, by an UPDATE that only one worker of all
 * replicas can win. A worker that was paused longer than its lease finds another lease number and can't finish the row.
 */
@Injectable()
export class OutboxWorkerJob implements OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private readonly rounds = new Rounds(
    () => this.sendAll(),
    (error) => this.logger.warn(`looking for mails failed: ${messageOf(error)}`),
  );

  /**
   * When the mail server last failed; undefined once a mail went through afterwards. Failures before the start are not
   * known.
   */
  private failedAt?: number = Date.now();
  private caughtUpAt = 0;

  constructor(
    private readonly sender: SmtpClient,
    private readonly secrets: SecretsService,
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly bus: EventBus,
  ) {}

  /**
   * Finishes the mails that are being sent, unless the mail server hangs. The rest waits for the next start or another
   * replica.
   */
  async onModuleDestroy(): Promise<void> {
    await Promise.race([this.rounds.stop(), pause(FINISH_MS, undefined, { ref: false })]);
  }

  @OnEvent(MailQueued, { phase: 'commit', order: ORDER.mail })
  @Interval(LOOK_EVERY_MS)
  wake(): void {
    this.rounds.wake();
  }

  private async sendAll(): Promise<void> {
    await this.catchUp();
    let due = await this.listDue();
    if (due.length > 0) {
      await this.bringForwardTo([...new Set(due.map(({ recipient }) => recipient))]);
      due = await this.listDue();
    }
    while (due.length > 0) {
      await this.rounds.each(byRecipient(due), AT_ONCE, (rows) => this.sendInTurn(rows));
      if (this.rounds.isStopping) return;
      await this.catchUp();
      due = await this.listDue();
    }
  }

  /** Sends the mails to one recipient in order, so that none arrives before an older one. */
  private async sendInTurn(rows: readonly DueMailRow[]): Promise<void> {
    for (const row of rows) {
      if (this.rounds.isStopping) return;
      await runOutsideRequest(row.requestId ?? undefined, () => this.sendOne(row));
    }
  }

  /**
   * When a mail has gone through after a failure of the mail server, here or on another replica, makes the mails that
   * such failures postponed due, oldest first.
   */
  private async catchUp(): Promise<void> {
    const now = Date.now();
    if (this.failedAt === undefined || now < this.caughtUpAt + CATCH_UP_EVERY_MS) return;
    if (!(await this.sql.one(FIND_SENT_SINCE, [this.failedAt + MAIL_LEASE_MS]))) return;
    await this.unitOfWork.run((tx) => tx.sql.run(BRING_FORWARD_PUT_OFF, [now - AHEAD_MS, now + SOON_MS]));
    this.failedAt = undefined;
    this.caughtUpAt = now;
  }

  /** Whatever refused earlier mails to these people may be over. They must not arrive after newer ones. */
  private async bringForwardTo(recipients: readonly string[]): Promise<void> {
    const now = Date.now();
    const values = [now - AHEAD_MS, now, ...recipients];
    await this.unitOfWork.run((tx) => tx.sql.run(BRING_FORWARD_TO(recipients), values));
  }

  private listDue(): Promise<DueMailRow[]> {
    return this.sql.all(LIST_DUE_MAILS(BATCH), [Date.now()]);
  }

  private async sendOne(row: DueMailRow): Promise<void> {
    if (this.isUseless(row) || (await this.isOutdated(row))) {
      await this.endUseless(row);
      return;
    }
    if (!(await this.lease(row))) return;
    const error = await traced(
      { name: 'send mail', kind: 'client', isRoot: true, attributes: { 'mail.type': row.type } },
      () => this.send(row),
    );
    await (error === undefined ? this.markSent(row) : this.markFailed(row, error));
  }

  private isUseless(row: DueMailRow): boolean {
    return Date.now() >= this.endOf(row);
  }

  private async isOutdated(row: DueMailRow): Promise<boolean> {
    return (await this.bus.ask(new IsMailOutdated(row))).includes(true);
  }

  private endOf({ type, createdAt }: DueMailRow): number {
    return createdAt + (lifetimeMs(type, this.config) ?? Infinity);
  }

  private async endUseless({ id, lease }: DueMailRow): Promise<void> {
    const isEnded = await this.unitOfWork.run((tx) => tx.sql.claim(END_USELESS, [USELESS, id, lease]));
    if (isEnded) this.logger.log(`mail ${id} left unsent: it is of no use any more`);
  }

  private lease(row: DueMailRow): Promise<boolean> {
    const now = Date.now();
    return this.unitOfWork.run((tx) =>
      tx.sql.claim(LEASE_MAIL, [now + MAIL_LEASE_MS, row.id, row.lease, now]),
    );
  }

  /** @returns the error if it failed, because one bad row must not stop the others */
  private async send(row: DueMailRow): Promise<unknown> {
    try {
      const body = row.isSealed ? this.secrets.open('mail-body', row.body) : row.body;
      await this.sender.send({ ...row, ...(JSON.parse(body) as RenderedMail) });
      return undefined;
    } catch (error) {
      return error ?? new Error('unknown');
    }
  }

  private async markSent({ id, lease, attempts }: DueMailRow): Promise<void> {
    await this.unitOfWork.run((tx) => tx.sql.run(MARK_SENT, [Date.now(), id, lease + 1]));
    this.logger.log(`mail ${id} sent, attempt ${attempts + 1}`);
  }

  private async markFailed(row: DueMailRow, error: unknown): Promise<void> {
    const attempts = row.attempts + 1;
    const now = Date.now();
    const isGivenUp =
      isPermanent(error) || error instanceof CannotOpenError || isTriedOut(attempts, now - row.createdAt);
    if (isOfServer(error)) this.failedAt = now;
    this.logger.warn(`mail ${row.id}, attempt ${attempts}: ${messageOf(error)}`);
    await this.unitOfWork.run((tx) =>
      tx.sql.run(MARK_FAILED, [
        isGivenUp ? 'failed' : 'pending',
        truncate(messageOf(error), ERROR_MAX),
        // Examined again, and ended, as soon as it has become useless; otherwise it would count as waiting for a try
        // that never comes.
        Math.min(now + backoffMs(attempts), this.endOf(row)),
        row.id,
        row.lease + 1,
      ]),
    );
  }
}

function byRecipient(due: readonly DueMailRow[]): DueMailRow[][] {
  const ofEach = new Map<string, DueMailRow[]>();
  for (const row of due) ofEach.set(row.recipient, [...(ofEach.get(row.recipient) ?? []), row]);
  return [...ofEach.values()];
}
