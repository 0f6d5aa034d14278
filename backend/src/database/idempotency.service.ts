import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { currentRequest, type IdempotencyClaim, type RequestContext } from '../common/request-context.js';
import { SecretsService } from '../config/secrets.service.js';
import { isDuplicateKey } from './engine.js';
import { FIND_KEY, INSERT_KEY, SAVE_MADE_ID } from './idempotency.queries.js';
import type { Tx } from './transaction.js';
import { UnitOfWork } from './unit-of-work.js';

type KeyParts = readonly [scope: string, operation: string, key: string];
type BodyHashes = IdempotencyClaim['bodyHashes'];
type Scopes = readonly [current: string, ...earlier: string[]];

/** How a repeated request is answered. */
interface Repeat<T> {
  idOf: (made: T) => number;
  /** Reads what the first request made, as it is now. Throws if it is gone. */
  readAgain: (id: number) => Promise<T>;
}

type Outcome<T> = { made: T } | { earlierId: number };

/**
 * Makes or changes one thing per `Idempotency-Key`, however often the request comes. The key's row is written in the
 * transaction that it protects: its primary key lets one of several equal requests through, and the others wait for the
 * commit. A refused request rolls the row back. The row contains only the id of the thing, and is kept for a day.
 */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: SecretsService,
  ) {}

  /** @throws AppError IDEMPOTENCY_MISMATCH for the same key with another body */
  async createOnce<T>(make: (tx: Tx) => Promise<T>, { idOf, readAgain }: Repeat<T>): Promise<T> {
    const request = currentRequest();
    if (!request?.idempotency) return this.unitOfWork.run(make);
    const { operation, key, bodyHashes, onRepeat } = request.idempotency;
    const [scope, ...earlierScopes] = this.scopesOf(request);
    const parts: KeyParts = [scope, operation, key];
    const outcome = await this.unitOfWork.run<Outcome<T>>(async (tx) => {
      for (const earlier of earlierScopes) {
        const earlierId = await findMadeId(tx, [earlier, operation, key], bodyHashes);
        if (earlierId !== undefined) return { earlierId };
      }
      const earlierId = await claimKey(tx, parts, bodyHashes);
      if (earlierId !== undefined) return { earlierId };
      const made = await make(tx);
      await tx.sql.run(SAVE_MADE_ID, [idOf(made), ...parts]);
      return { made };
    });
    if ('made' in outcome) return outcome.made;
    onRepeat();
    return readAgain(outcome.earlierId);
  }

  /** For calls whose answer is read from the database anyway. */
  async createIdOnce(make: (tx: Tx) => Promise<number>): Promise<number> {
    return this.createOnce(make, { idOf: (id) => id, readAgain: async (id) => id });
  }

  /** For a change to something that exists already. */
  async changeOnce(id: number, change: (tx: Tx) => Promise<unknown>): Promise<void> {
    await this.createIdOnce(async (tx) => {
      await change(tx);
      return id;
    });
  }

  /** Visitors have no id. Address and browser distinguish them well enough, since clients choose random keys. */
  private scopesOf({ userId, ip, userAgent }: RequestContext): Scopes {
    if (userId !== undefined) return [`user:${userId}`];
    const [current, ...earlier] = this.secrets.keyedHashes('visitor', `${ip}\n${userAgent}`);
    return [visitorScope(current), ...earlier.map(visitorScope)];
  }
}

/** @returns the id that an earlier request made, or undefined if this request has claimed the key */
async function claimKey(tx: Tx, parts: KeyParts, bodyHashes: BodyHashes): Promise<number | undefined> {
  try {
    await tx.sql.run(INSERT_KEY, [...parts, bodyHashes[0], Date.now()]);
    return undefined;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const madeId = await findMadeId(tx, parts, bodyHashes);
  // Whoever waited for an equal request finds its row committed: only one that was purged in between is not there.
  if (madeId === undefined) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
  return madeId;
}

async function findMadeId(tx: Tx, parts: KeyParts, bodyHashes: BodyHashes): Promise<number | undefined> {
  const row = await tx.sql.one(FIND_KEY, parts);
  if (row && !bodyHashes.includes(row.bodyHash)) throw new AppError('IDEMPOTENCY_MISMATCH');
  return row?.madeId;
}

const visitorScope = (hash: string) => `visitor:${hash.slice(0, 32)}`;
