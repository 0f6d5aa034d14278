import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { currentRequest, type IdempotencyClaim } from '../common/request-context.js';
import { isDuplicateKey } from './engine.js';
import type { Tx } from './transaction.js';

interface KeyRow {
  bodyHash: string;
  result: string;
}

export interface Claim extends IdempotencyClaim {
  /** 0 for a caller without a session. */
  userId: number;
}

/**
 * The row of a key is written in the transaction it guards: its primary key lets one of several equal requests
 * through, a refused call rolls it back, and the others are given the committed result.
 */
@Injectable()
export class IdempotencyKeysService {
  /** The claim of the request being served, once. */
  takeClaim(): Claim | undefined {
    const request = currentRequest();
    if (!request?.idempotency || request.idempotency.used) return undefined;
    request.idempotency.used = true;
    return { ...request.idempotency, userId: request.userId ?? 0 };
  }

  /** @returns the earlier result of the same request, if there is one */
  async begin(tx: Tx, claim: Claim): Promise<{ result: unknown } | undefined> {
    const key = [claim.userId, claim.call, claim.key];
    try {
      await tx.sql.run(
        'INSERT INTO idempotency_keys (userId, operation, idempotencyKey, bodyHash, result, createdAt) VALUES (?, ?, ?, ?, ?, ?)',
        [...key, claim.bodyHash, 'null', Date.now()],
      );
      return undefined;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const row = await tx.sql.one<KeyRow>(
      'SELECT bodyHash, result FROM idempotency_keys WHERE userId = ? AND operation = ? AND idempotencyKey = ?',
      key,
    );
    if (!row) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
    if (row.bodyHash !== claim.bodyHash) throw new AppError('IDEMPOTENCY_MISMATCH');
    return { result: JSON.parse(row.result) as unknown };
  }

  async complete(tx: Tx, claim: Claim, result: unknown): Promise<void> {
    await tx.sql.run(
      'UPDATE idempotency_keys SET result = ? WHERE userId = ? AND operation = ? AND idempotencyKey = ?',
      [JSON.stringify(result ?? null), claim.userId, claim.call, claim.key],
    );
  }
}
