import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { currentRequest, type RequestContext } from '../common/request-context.js';
import { Config } from '../config/config.js';
import { isDuplicateKey } from './engine.js';
import { FIND_KEY, INSERT_KEY, SAVE_MADE_ID } from './idempotency.queries.js';
import type { Tx } from './transaction.js';
import { UnitOfWork } from './unit-of-work.js';

type KeyParts = readonly [scope: string, operation: string, key: string];

/** What a repeated request is answered with. */
interface Repeat<T> {
  idOf: (made: T) => number;
  /** Reads what was made earlier, as it is now; throws when it is gone. */
  readAgain: (id: number) => Promise<T>;
}

type Outcome<T> = { made: T } | { earlierId: number };

/**
 * Makes one thing for one `Idempotency-Key`, however often the request comes. The key's row is written in the
 * transaction it guards: its primary key lets one of several equal requests through, a refused one rolls it back, and
 * the others wait for the commit. The row holds nothing but the id of what was made, and for a day only.
 */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly config: Config,
  ) {}

  /** @throws AppError IDEMPOTENCY_MISMATCH for the same key with another body */
  async createOnce<T>(make: (tx: Tx) => Promise<T>, { idOf, readAgain }: Repeat<T>): Promise<T> {
    const request = currentRequest();
    if (!request?.idempotency) return this.unitOfWork.run(make);
    const { operation, key, bodyHash } = request.idempotency;
    const parts: KeyParts = [this.scopeOf(request), operation, key];
    const outcome = await this.unitOfWork.run<Outcome<T>>(async (tx) => {
      const earlierId = await claimKey(tx, parts, bodyHash);
      if (earlierId !== undefined) return { earlierId };
      const made = await make(tx);
      await tx.sql.run(SAVE_MADE_ID, [idOf(made), ...parts]);
      return { made };
    });
    return 'made' in outcome ? outcome.made : readAgain(outcome.earlierId);
  }

  /** For what is answered by reading it in any case. */
  async createIdOnce(make: (tx: Tx) => Promise<number>): Promise<number> {
    return this.createOnce(make, { idOf: (id) => id, readAgain: async (id) => id });
  }

  /** Visitors have no id: address and browser tell them apart well enough for keys that clients choose at random. */
  private scopeOf({ userId, ip, userAgent }: RequestContext): string {
    if (userId !== undefined) return `user:${userId}`;
    const visitor = createHmac('sha256', this.config.jwtSecret).update(`${ip}\n${userAgent}`);
    return `visitor:${visitor.digest('hex').slice(0, 32)}`;
  }
}

/** @returns the id made earlier, or nothing when the key is ours now */
async function claimKey(tx: Tx, parts: KeyParts, bodyHash: string): Promise<number | undefined> {
  try {
    await tx.sql.run(INSERT_KEY, [...parts, bodyHash, Date.now()]);
    return undefined;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const row = await tx.sql.one(FIND_KEY, parts);
  if (!row) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
  if (row.bodyHash !== bodyHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  return row.madeId;
}
