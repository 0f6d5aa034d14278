import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_LENGTH, HOUR_MS, MINUTE_MS } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { requireSelf } from '../../common/ownership.js';
import { Config } from '../../config/config.js';
import { SecretsService } from '../../config/secrets.service.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { AccountMailsService, type MailedPerson } from '../account-mails.service.js';
import { ALPHABET } from '../alphabet.js';
import type { SuccessResponse } from '../dto/done.response.js';
import type { SendVerificationDto, VerifyEmailDto } from './dto/verification.dto.js';

const TYPE = 'email';
const VALID_MS = 15 * MINUTE_MS;
const MAX_PER_HOUR = 5;
const MAX_TRIES = 5;
const MAX_TRIES_PER_HOUR = 15;

interface CodeRow {
  id: number;
  code: string;
}

@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly config: Config,
    private readonly secrets: SecretsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: AccountMailsService,
  ) {}

  /** A new code ends the one before. @throws AppError TOO_MANY_REQUESTS */
  async send(actor: Actor, { userId }: SendVerificationDto): Promise<SuccessResponse> {
    requireSelf(actor, userId);
    const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const now = Date.now();
    await this.unitOfWork.run(async (tx) => {
      // Changed first, so that several at once queue on this row and count each other.
      await tx.sql.run('UPDATE users SET updatedAt = ? WHERE id = ?', [now, userId]);
      const person = await tx.sql.one<MailedPerson>('SELECT id, email, firstName FROM users WHERE id = ?', [
        userId,
      ]);
      if (!person) throw new AppError('NOT_AUTHENTICATED');
      await this.requirePause(tx, userId, now);
      await tx.sql.run('UPDATE verification_codes SET isUsed = 1 WHERE userId = ? AND type = ?', [
        userId,
        TYPE,
      ]);
      await tx.sql.run(
        'INSERT INTO verification_codes (userId, code, type, expiresAt, isUsed, tries, createdAt) VALUES (?, ?, ?, ?, 0, 0, ?)',
        [userId, this.hash(userId, code), TYPE, now + VALID_MS, now],
      );
      await this.mails.verificationCode(tx, person, code);
    });
    return { success: true };
  }

  /**
   * A wrong guess is counted in the transaction that evaluates it, so the fifth is the last one however many come.
   */
  async verify(actor: Actor, { userId, code }: VerifyEmailDto): Promise<SuccessResponse> {
    requireSelf(actor, userId);
    const isRight = await this.unitOfWork.run((tx) => this.tryCode(tx, userId, code));
    if (!isRight) throw new AppError('WRONG_CODE');
    return { success: true };
  }

  private async tryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
    const now = Date.now();
    const newest = await tx.sql.one<CodeRow>(
      `SELECT id, code FROM verification_codes
        WHERE userId = ? AND type = ? AND isUsed = 0 AND expiresAt > ? ORDER BY id DESC LIMIT 1`,
      [userId, TYPE, now],
    );
    if (!newest) return false;
    // Claimed first, so that several at once queue on the code and count each other.
    const mayTry = await tx.sql.claim(
      'UPDATE verification_codes SET tries = tries + 1 WHERE id = ? AND tries < ? AND isUsed = 0',
      [newest.id, MAX_TRIES],
    );
    if (!mayTry) return false;
    await this.requireTriesLeft(tx, userId, now);
    if (newest.code !== this.hash(userId, code)) return false;
    await tx.sql.run('UPDATE verification_codes SET isUsed = 1 WHERE id = ?', [newest.id]);
    await tx.sql.run('UPDATE users SET emailVerifiedAt = ?, updatedAt = ? WHERE id = ?', [now, now, userId]);
    tx.record(new AccountEvent(userId, 'email-verified'));
    return true;
  }

  private async requirePause(tx: Tx, userId: number, now: number): Promise<void> {
    if (!this.config.rateLimits) return;
    const sent = await tx.sql.all<{ createdAt: number }>(
      'SELECT createdAt FROM verification_codes WHERE userId = ? AND type = ? AND createdAt > ? ORDER BY createdAt DESC',
      [userId, TYPE, now - HOUR_MS],
    );
    const newest = Number(sent[0]?.createdAt ?? 0);
    const fifth = Number(sent[MAX_PER_HOUR - 1]?.createdAt ?? 0);
    const waitMs = Math.max(newest + MINUTE_MS, fifth + (fifth ? HOUR_MS : 0)) - now;
    if (waitMs > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }

  /** Asking for new codes must not allow more guesses. This guess is counted already; the refusal rolls that back. */
  private async requireTriesLeft(tx: Tx, userId: number, now: number): Promise<void> {
    if (!this.config.rateLimits) return;
    const row = await tx.sql.one<{ tries: number | null }>(
      'SELECT SUM(tries) AS tries FROM verification_codes WHERE userId = ? AND type = ? AND createdAt > ?',
      [userId, TYPE, now - HOUR_MS],
    );
    if (Number(row?.tries ?? 0) > MAX_TRIES_PER_HOUR)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: HOUR_MS / 1000 });
  }

  /** People type codes in small letters. */
  private hash(userId: number, code: string): string {
    return this.secrets.keyedHash('verification-code', `${userId}:${TYPE}:${code.toUpperCase()}`);
  }
}
