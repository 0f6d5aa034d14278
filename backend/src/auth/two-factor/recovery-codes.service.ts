import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretsService } from '../../config/secrets.service.js';
import type { Tx } from '../../database/transaction.js';
import { ALPHABET } from '../alphabet.js';
import { DELETE_RECOVERY_CODES, INSERT_RECOVERY_CODE, USE_RECOVERY_CODE } from './two-factor.queries.js';

const COUNT = 10;
const HALF = 5;

/** Stand in for the authenticator app, once each. Kept as keyed hashes. */
@Injectable()
export class RecoveryCodesService {
  constructor(private readonly secrets: SecretsService) {}

  /** Ten new ones such as `K7PQM-4XRTW`. */
  generate(): string[] {
    const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const codes = new Set<string>();
    while (codes.size < COUNT) codes.add(`${half()}-${half()}`);
    return [...codes];
  }

  async replace(tx: Tx, userId: number, codes: readonly string[]): Promise<void> {
    await this.remove(tx, userId);
    for (const code of codes) {
      await tx.sql.run(INSERT_RECOVERY_CODE, [userId, this.hash(userId, code)]);
    }
  }

  async remove(tx: Tx, userId: number): Promise<void> {
    await tx.sql.run(DELETE_RECOVERY_CODES, [userId]);
  }

  /** True exactly once for each code. */
  use(tx: Tx, userId: number, code: string): Promise<boolean> {
    return tx.sql.claim(USE_RECOVERY_CODE, [Date.now(), userId, this.hash(userId, code)]);
  }

  /** People type them without the dash and in small letters. */
  private hash(userId: number, code: string): string {
    const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
    return this.secrets.keyedHash('recovery-code', `${userId}:${plain}`);
  }
}
