import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RECOVERY_CODES } from '@tidyhearth/domain';
import { SecretsService } from '../../config/secrets.service.js';
import type { Tx } from '../../database/transaction.js';
import { ALPHABET } from '../alphabet.js';
import {
  COUNT_UNUSED_RECOVERY_CODES,
  DELETE_RECOVERY_CODES,
  INSERT_RECOVERY_CODE,
  USE_RECOVERY_CODE,
} from './two-factor.queries.js';

const HALF = 5;

/** One-time codes that replace the authenticator app. They are found by keyed hashes, and sealed for key rotation. */
@Injectable()
export class RecoveryCodesService {
  constructor(private readonly secrets: SecretsService) {}

  /** Makes ten codes of the form `K7PQM-4XRTW`. */
  generate(): string[] {
    const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const codes = new Set<string>();
    while (codes.size < RECOVERY_CODES) codes.add(`${half()}-${half()}`);
    return [...codes];
  }

  async replace(tx: Tx, userId: number, codes: readonly string[]): Promise<void> {
    await this.remove(tx, userId);
    for (const code of codes) {
      const text = textOf(userId, code);
      const hash = this.secrets.keyedHash('recovery-code', text);
      await tx.sql.run(INSERT_RECOVERY_CODE, [userId, hash, this.secrets.seal('recovery-code', text)]);
    }
  }

  async remove(tx: Tx, userId: number): Promise<void> {
    await tx.sql.run(DELETE_RECOVERY_CODES, [userId]);
  }

  async countUnused(tx: Tx, userId: number): Promise<number> {
    return (await tx.sql.one(COUNT_UNUSED_RECOVERY_CODES, [userId]))?.codes ?? 0;
  }

  /** @returns true exactly once for each code */
  async use(tx: Tx, userId: number, code: string): Promise<boolean> {
    const now = Date.now();
    for (const hash of this.secrets.keyedHashes('recovery-code', textOf(userId, code))) {
      if (await tx.sql.claim(USE_RECOVERY_CODE, [now, userId, hash])) return true;
    }
    return false;
  }
}

/** The text to hash and seal. People type codes without the dash and in lower case. */
const textOf = (userId: number, code: string) => `${userId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;
