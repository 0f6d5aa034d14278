import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS, SIGN_IN_MAX_FAILURES } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import { Config } from '../../config/config.js';
import { SecretsService } from '../../config/secrets.service.js';
import { ignoreDuplicate } from '../../database/engine.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';

export type GuessKind = 'password' | 'code';

const WINDOW_MS = 15 * MINUTE_MS;
const TURN_EVERY_MS = 50;
const TURN_TIMEOUT_MS = 10_000;

interface WindowRow {
  failures: number;
  trying: number;
  endsAt: number;
}

/** A guess that may be evaluated. It ends in exactly one of three ways. */
export interface Guess {
  /** Wrong: counts against the account. */
  failed(userId?: number): Promise<void>;
  /** Right: joins the transaction that makes use of it. */
  succeeded(tx: Tx): Promise<void>;
  /** Not evaluated after all, or right without a transaction of its own. */
  withdrawn(): Promise<void>;
}

/**
 * At most ten wrong guesses per account in a quarter of an hour, counted before the guess is evaluated. A guess
 * under way counts too, so two hundred at once can't get past the limit; several right ones at once wait for each other.
 * A device known to the account has ten of its own, which nobody else can use up.
 */
@Injectable()
export class SignInLimitsService {
  constructor(
    private readonly config: Config,
    private readonly secrets: SecretsService,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws AppError TOO_MANY_REQUESTS while the account, or the known device, is locked */
  async beginGuess(kind: GuessKind, account: string, knownDevice?: string): Promise<Guess> {
    // An address contains no space, so the two forms can't be confused.
    const subject = this.subject(kind, knownDevice === undefined ? account : `${account} ${knownDevice}`);
    if (this.config.rateLimits) await this.reserveAttempt(subject);
    return {
      failed: (userId) =>
        this.unitOfWork.run(async (tx) => {
          await this.releaseAttempt(tx, subject, 1);
          await tx.sql.run(
            'INSERT INTO sign_in_failures (subject, userId, kind, createdAt) VALUES (?, ?, ?, ?)',
            [subject, userId ?? null, kind, Date.now()],
          );
        }),
      succeeded: (tx) => this.releaseAttempt(tx, subject, 0),
      withdrawn: () => this.unitOfWork.run((tx) => this.releaseAttempt(tx, subject, 0)),
    };
  }

  /** For when the owner has proved who they are in another way, such as a password reset. */
  async reset(tx: Tx, kind: GuessKind, account: string): Promise<void> {
    await tx.sql.run('DELETE FROM sign_in_windows WHERE subject = ?', [this.subject(kind, account)]);
  }

  private subject(kind: GuessKind, account: string): string {
    return this.secrets.keyedHash('sign-in-subject', `${kind}:${account}`);
  }

  private async reserveAttempt(subject: string): Promise<void> {
    for (
      const giveUpAt = Date.now() + TURN_TIMEOUT_MS;
      ;
      await sleep(TURN_EVERY_MS * (0.5 + Math.random()))
    ) {
      const now = Date.now();
      const row = await this.sql.one<WindowRow>(
        'SELECT failures, trying, endsAt FROM sign_in_windows WHERE subject = ?',
        [subject],
      );
      const isOpen = !row || row.endsAt <= now || row.failures + row.trying < SIGN_IN_MAX_FAILURES;
      if (isOpen && (await this.unitOfWork.run((tx) => claimAttempt(tx, subject, now)))) return;
      const isLocked = row !== undefined && row.endsAt > now && row.failures >= SIGN_IN_MAX_FAILURES;
      if (isLocked || now > giveUpAt) {
        const retryAfterSeconds = isLocked ? Math.ceil((row.endsAt - now) / 1000) : 1;
        throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
      }
    }
  }

  /** Each failure restarts the window, so no quarter of an hour holds more than the allowed number. */
  private async releaseAttempt(tx: Tx, subject: string, failures: 0 | 1): Promise<void> {
    if (!this.config.rateLimits) return;
    await tx.sql.run(
      `UPDATE sign_in_windows SET trying = CASE WHEN trying > 0 THEN trying - 1 ELSE 0 END,
              failures = failures + ?, endsAt = CASE WHEN ? = 1 THEN ? ELSE endsAt END
        WHERE subject = ?`,
      [failures, failures, Date.now() + WINDOW_MS, subject],
    );
  }
}

async function claimAttempt(tx: Tx, subject: string, now: number): Promise<boolean> {
  const endsAt = now + WINDOW_MS;
  const hasRoom = await tx.sql.claim(
    'UPDATE sign_in_windows SET trying = trying + 1 WHERE subject = ? AND endsAt > ? AND failures + trying < ?',
    [subject, now, SIGN_IN_MAX_FAILURES],
  );
  if (hasRoom) return true;
  const isOver = await tx.sql.claim(
    'UPDATE sign_in_windows SET trying = 1, failures = 0, endsAt = ? WHERE subject = ? AND endsAt <= ?',
    [endsAt, subject, now],
  );
  return isOver || insertWindow(tx, subject, endsAt);
}

async function insertWindow(tx: Tx, subject: string, endsAt: number): Promise<boolean> {
  const sql = 'INSERT INTO sign_in_windows (subject, failures, trying, endsAt) VALUES (?, 0, 1, ?)';
  return (await ignoreDuplicate(() => tx.sql.run(sql, [subject, endsAt]))) !== undefined;
}
