import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_LENGTH, CODE_VALID_MINUTES, HOUR_MS, MINUTE_MS, VERIFICATION_CODES } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { requireSelf } from '../../common/ownership.js';
import { Config } from '../../config/config.js';
import { SecretsService } from '../../config/secrets.service.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { requireOpenAccount } from '../../users/hold-open-accounts.js';
import { requireCodesLeft } from '../account-mail-limits.js';
import { AccountMailsService } from '../account-mails.service.js';
import { ALPHABET } from '../alphabet.js';
import type { SuccessResponse } from '../dto/done.response.js';
import type { SendVerificationDto, VerifyEmailDto } from './dto/verification.dto.js';
import {
  CONFIRM_EMAIL,
  COUNT_TRIES_SINCE,
  COUNT_TRY,
  FIND_MAILED_PERSON,
  FIND_NEWEST_CODE,
  INSERT_CODE,
  LIST_CODES_SENT_SINCE,
  USE_ALL_CODES,
  USE_CODE,
} from './registration.queries.js';

const TYPE = 'email';
const VALID_MS = CODE_VALID_MINUTES * MINUTE_MS;

@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly config: Config,
    private readonly secrets: SecretsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: AccountMailsService,
  ) {}

  /**
   * A new code invalidates the previous one.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  async send(actor: Actor, { userId }: SendVerificationDto): Promise<SuccessResponse> {
    requireSelf(actor, userId);
    const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const hash = this.secrets.keyedHash('verification-code', textOf(userId, code));
    const now = Date.now();
    await this.unitOfWork.run(async (tx) => {
      // Held first, so that concurrent calls count each other's codes.
      await requireOpenAccount(tx, userId);
      const person = await tx.sql.one(FIND_MAILED_PERSON, [userId]);
      if (!person) throw new AppError('NOT_AUTHENTICATED');
      await this.requirePause(tx, userId, now);
      if (this.config.rateLimits) await requireCodesLeft(tx, person, now);
      await tx.sql.run(USE_ALL_CODES, [userId, TYPE]);
      await tx.sql.run(INSERT_CODE, [userId, hash, TYPE, now + VALID_MS, now]);
      await this.mails.verificationCode(tx, person, code);
    });
    return { success: true };
  }

  /** A guess is counted in the transaction that evaluates it, so a code has five tries even if many arrive at once. */
  async verify(actor: Actor, { userId, code }: VerifyEmailDto): Promise<SuccessResponse> {
    requireSelf(actor, userId);
    const isRight = await this.unitOfWork.run((tx) => this.tryCode(tx, userId, code));
    if (!isRight) throw new AppError('WRONG_CODE');
    return { success: true };
  }

  private async tryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
    await requireOpenAccount(tx, userId);
    const now = Date.now();
    const newest = await tx.sql.one(FIND_NEWEST_CODE, [userId, TYPE, now]);
    if (!newest) return false;
    // Claimed first, so that concurrent calls count each other's tries.
    if (!(await tx.sql.claim(COUNT_TRY, [newest.id, VERIFICATION_CODES.triesEach]))) return false;
    await this.requireTriesLeft(tx, userId, now);
    const text = textOf(userId, code);
    if (!this.secrets.isHashOf('verification-code', text, newest.code)) return false;
    await tx.sql.run(USE_CODE, [newest.id]);
    await tx.sql.run(CONFIRM_EMAIL, [now, now, userId]);
    tx.record(new AccountEvent(userId, 'email-verified'));
    return true;
  }

  private async requirePause(tx: Tx, userId: number, now: number): Promise<void> {
    if (!this.config.rateLimits) return;
    const sent = await tx.sql.all(LIST_CODES_SENT_SINCE, [userId, TYPE, now - HOUR_MS]);
    const newest = sent[0]?.createdAt ?? 0;
    const fifth = sent[VERIFICATION_CODES.mailedAnHour - 1]?.createdAt ?? 0;
    const waitMs = Math.max(newest + MINUTE_MS, fifth + (fifth ? HOUR_MS : 0)) - now;
    if (waitMs > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }

  /**
   * Requesting new codes must not allow more guesses. This guess has been counted already; the refusal rolls that back.
   */
  private async requireTriesLeft(tx: Tx, userId: number, now: number): Promise<void> {
    if (!this.config.rateLimits) return;
    const row = await tx.sql.one(COUNT_TRIES_SINCE, [userId, TYPE, now - HOUR_MS]);
    if (row && row.tries > VERIFICATION_CODES.triesAnHour)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: HOUR_MS / 1000 });
  }
}

/** The text to hash, in upper case because people type codes in lower case. */
const textOf = (userId: number, code: string) => `${userId}:${TYPE}:${code.toUpperCase()}`;
