import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS, SIGN_IN_LOCK_MINUTES, SIGN_IN_MAX_FAILURES } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import { Config } from '../../config/config.js';
import { SecretsService, type KeyedHashes } from '../../config/secrets.service.js';
import { ignoreDuplicate } from '../../database/engine.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import {
  DELETE_WINDOW,
  FAIL_ATTEMPT,
  FIND_WINDOW,
  INSERT_FAILURE,
  INSERT_WINDOW,
  RESERVE_ATTEMPT,
  RESTART_WINDOW,
  WITHDRAW_ATTEMPT,
} from './sign-in.queries.js';

export type GuessKind = 'password' | 'code';

const WINDOW_MS = SIGN_IN_LOCK_MINUTES * MINUTE_MS;
const TURN_EVERY_MS = 50;
const TURN_TIMEOUT_MS = 10_000;

/** The subject of guesses within a session. Addresses contain no spaces, so they can't be mistaken for one. */
export const sessionSubject = (sid: string): string => `session ${sid}`;

/** A guess that may now be evaluated. Exactly one of these methods must be called. */
export interface Guess {
  /** It was wrong, and counts against the account. */
  failed(userId?: number): Promise<void>;
  /** It was right. Takes part in the transaction that uses it. */
  succeeded(tx: Tx): Promise<void>;
  /** It was not evaluated after all, or it was right and has no transaction. */
  withdrawn(): Promise<void>;
}

/**
 * Evaluates or uses a guess. If that fails, for example without a database, the guess is withdrawn so that it doesn't
 * stay pending.
 */
export async function orWithdrawn<T>(guess: Guess, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // This fails too without a database; the first error says why.
    await guess.withdrawn().catch(() => undefined);
    throw error;
  }
}

/**
 * Allows ten wrong guesses per account in a quarter of an hour. A guess is counted before it is evaluated, so two
 * hundred concurrent ones can't exceed the limit; several right ones wait for each other. A device that the account
 * knows has ten guesses of its own, which nobody else can use up; for codes, only if it passed the second step.
 */
@Injectable()
export class SignInLimitsService {
  constructor(
    private readonly config: Config,
    private readonly secrets: SecretsService,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws AppError TOO_MANY_REQUESTS while the account or the known device is locked */
  async beginGuess(kind: GuessKind, account: string, knownDevice?: string): Promise<Guess> {
    // An address contains no space, so the two forms can't be confused.
    const subject = await this.subjectOf(
      kind,
      knownDevice === undefined ? account : `${account} ${knownDevice}`,
    );
    if (this.config.rateLimits) await this.reserveAttempt(subject);
    return {
      failed: (userId) =>
        this.unitOfWork.run(async (tx) => {
          const now = Date.now();
          if (this.config.rateLimits) await tx.sql.run(FAIL_ATTEMPT, [now + WINDOW_MS, subject]);
          await tx.sql.run(INSERT_FAILURE, [subject, userId ?? null, kind, now]);
        }),
      succeeded: (tx) => this.withdraw(tx, subject),
      withdrawn: () => this.unitOfWork.run((tx) => this.withdraw(tx, subject)),
    };
  }

  /** For owners who have proved who they are in another way, such as a password reset. */
  async reset(tx: Tx, kind: GuessKind, account: string): Promise<void> {
    for (const subject of this.subjects(kind, account)) await tx.sql.run(DELETE_WINDOW, [subject]);
  }

  /** During a key rotation, windows that began under an earlier key stay in use. */
  private async subjectOf(kind: GuessKind, account: string): Promise<string> {
    const [current, ...earlier] = this.subjects(kind, account);
    for (const subject of earlier) {
      const window = await this.sql.one(FIND_WINDOW, [subject]);
      if (window && window.endsAt > Date.now()) return subject;
    }
    return current;
  }

  private subjects(kind: GuessKind, account: string): KeyedHashes {
    return this.secrets.keyedHashes('sign-in-subject', `${kind}:${account}`);
  }

  private async reserveAttempt(subject: string): Promise<void> {
    for (
      const giveUpAt = Date.now() + TURN_TIMEOUT_MS;
      ;
      await sleep(TURN_EVERY_MS * (0.5 + Math.random()))
    ) {
      const now = Date.now();
      const row = await this.sql.one(FIND_WINDOW, [subject]);
      const isOpen = !row || row.endsAt <= now || row.failures + row.trying < SIGN_IN_MAX_FAILURES;
      if (isOpen && (await this.unitOfWork.run((tx) => claimAttempt(tx, subject, now)))) return;
      const isLocked = row !== undefined && row.endsAt > now && row.failures >= SIGN_IN_MAX_FAILURES;
      if (isLocked || now > giveUpAt) {
        const retryAfterSeconds = isLocked ? Math.ceil((row.endsAt - now) / 1000) : 1;
        throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
      }
    }
  }

  private async withdraw(tx: Tx, subject: string): Promise<void> {
    if (this.config.rateLimits) await tx.sql.run(WITHDRAW_ATTEMPT, [subject]);
  }
}

async function claimAttempt(tx: Tx, subject: string, now: number): Promise<boolean> {
  const endsAt = now + WINDOW_MS;
  if (await tx.sql.claim(RESERVE_ATTEMPT, [subject, now, SIGN_IN_MAX_FAILURES])) return true;
  const isOver = await tx.sql.claim(RESTART_WINDOW, [endsAt, subject, now]);
  return isOver || insertWindow(tx, subject, endsAt);
}

async function insertWindow(tx: Tx, subject: string, endsAt: number): Promise<boolean> {
  return (await ignoreDuplicate(() => tx.sql.run(INSERT_WINDOW, [subject, endsAt]))) !== undefined;
}
