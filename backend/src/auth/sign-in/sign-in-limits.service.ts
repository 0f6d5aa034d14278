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

/** What guesses inside a session count against; an address contains no space, so it can't be taken for one. */
export const sessionSubject = (sid: string): string => `session ${sid}`;

/** A guess that may be evaluated. It ends in exactly one of three ways. */
export interface Guess {
  /** Wrong: counts against the account. */
  failed(userId?: number): Promise<void>;
  /** Right: joins the transaction that makes use of it. */
  succeeded(tx: Tx): Promise<void>;
  /** Not evaluated after all, or right without a transaction of its own. */
  withdrawn(): Promise<void>;
}

/** Evaluates or makes use of a guess. Where that fails, as without the database, the guess does not stay under way. */
export async function orWithdrawn<T>(guess: Guess, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // Without the database that fails as well; the first error says why.
    await guess.withdrawn().catch(() => undefined);
    throw error;
  }
}

/**
 * At most ten wrong guesses per account in a quarter of an hour, counted before the guess is evaluated. A guess
 * under way counts too, so two hundred at once can't get past the limit; several right ones at once wait for each other.
 * A device known to the account has ten of its own, which nobody else can use up; for codes one that passed the second step.
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

  /** For when the owner has proved who they are in another way, such as a password reset. */
  async reset(tx: Tx, kind: GuessKind, account: string): Promise<void> {
    for (const subject of this.subjects(kind, account)) await tx.sql.run(DELETE_WINDOW, [subject]);
  }

  /** During a key rotation, windows that began with the previous key go on. */
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
