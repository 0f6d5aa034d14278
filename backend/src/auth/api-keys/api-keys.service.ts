import { Injectable } from '@nestjs/common';
import { API_KEYS, DAY_MS, mayHoldScope, type ApiScope } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { AppError, invalid } from '../../common/app-error.js';
import { Config } from '../../config/config.js';
import { isoOf } from '../../database/columns.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { limitRefusal } from '../../users/account-limits.js';
import { CallerHold } from '../../users/caller-hold.js';
import { holdOpenAccounts } from '../../users/hold-open-accounts.js';
import { FIND_OPEN_ACCOUNT } from '../../users/users.queries.js';
import { AccountMailsService } from '../account-mails.service.js';
import { FIND_MAILED_PERSON } from '../registration/registration.queries.js';
import { factsOf, toApiKey } from './api-key.mapper.js';
import {
  COUNT_LIVE_KEYS,
  FIND_KEY,
  FIND_NTH_KEY,
  INSERT_KEY,
  LIST_OWN_KEYS,
  REVOKE_KEY,
  REVOKE_KEYS,
  type KeyRow,
} from './api-keys.queries.js';
import type {
  ApiKeyResponse,
  CurrentApiKeyResponse,
  MadeApiKeyResponse,
  MakeApiKeyDto,
} from './dto/api-key.dto.js';
import { ApiKeyMade, ApiKeyRevoked, ApiKeysEnded } from './events/api-key.events.js';
import { apiKeyHash, newApiKey, PREFIX_LENGTH } from './key-format.js';
import { holderOf } from './key-holder.js';

/** The API keys of a person, and the admin's actions on anybody's keys. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly caller: CallerHold,
    private readonly mails: AccountMailsService,
  ) {}

  async list({ userId }: Actor): Promise<ApiKeyResponse[]> {
    const now = Date.now();
    const rows = await this.sql.all(LIST_OWN_KEYS, [userId, now]);
    return rows.map((row) => toApiKey(row, now));
  }

  /** @throws AppError FORBIDDEN if the caller has a session instead of a key */
  async current(actor: Actor): Promise<CurrentApiKeyResponse> {
    const { key, userId, cleanerId } = actor;
    if (!key) throw new AppError('FORBIDDEN', { message: 'This call is for API keys alone.' });
    const row = await this.sql.one(FIND_KEY, [key.id]);
    const ownerKind = holderOf(actor);
    // The key may have been erased with its account since the call was admitted.
    if (!row || !ownerKind) throw new AppError('NOT_AUTHENTICATED');
    return {
      id: key.id,
      name: row.name,
      scopes: [...key.scopes],
      ownerKind,
      userId,
      cleanerId,
      expiresAt: isoOf(row.expiresAt),
    };
  }

  /**
   * The only answer that contains the key.
   *
   * @throws AppError TOO_MANY_KEYS, TOO_MANY_REQUESTS
   */
  async make(actor: Actor, { name, scopes, expiresInDays }: MakeApiKeyDto): Promise<MadeApiKeyResponse> {
    refuseForeignScopes(actor, scopes);
    const key = newApiKey();
    const row = await this.unitOfWork.run(async (tx) => {
      const now = Date.now();
      await this.holdOwner(tx, actor, now);
      const made = {
        name,
        prefix: key.slice(0, PREFIX_LENGTH),
        lastFour: key.slice(-4),
        scopes: scopes.join(' '),
        createdAt: now,
        expiresAt: now + expiresInDays * DAY_MS,
      };
      const { insertId } = await tx.sql.run(INSERT_KEY, [
        actor.userId,
        made.name,
        apiKeyHash(key),
        made.prefix,
        made.lastFour,
        made.scopes,
        made.createdAt,
        made.expiresAt,
      ]);
      const kept: KeyRow = { ...made, id: insertId, lastUsedAt: null, revokedAt: null };
      const facts = factsOf(actor.userId, kept);
      const person = await tx.sql.one(FIND_MAILED_PERSON, [actor.userId]);
      if (person) await this.mails.apiKeyMade(tx, person, facts.hint);
      tx.record(new ApiKeyMade(facts, made.scopes, made.expiresAt));
      return kept;
    });
    return { ...toApiKey(row, row.createdAt), key };
  }

  /** @throws AppError NOT_FOUND also for another person's key and for one that has ended */
  async revoke({ userId }: Actor, id: number): Promise<void> {
    await this.end(id, userId, userId);
  }

  /** @throws AppError NOT_FOUND */
  async revokeAsAdmin(admin: Actor, id: number): Promise<void> {
    await this.end(id, admin.userId);
  }

  /** Ends all keys of an account, because they work without a session. */
  async endAll(tx: Tx, userId: number, isOwnerTold: boolean): Promise<void> {
    const now = Date.now();
    const { affected } = await tx.sql.run(REVOKE_KEYS, [now, userId, now]);
    if (affected > 0) tx.record(new ApiKeysEnded(userId, affected, isOwnerTold));
  }

  /**
   * Keys that are made at the same time are counted one after the other, and none is made after its session has ended
   * or its owner has changed sides.
   */
  private async holdOwner(tx: Tx, actor: Actor, now: number): Promise<void> {
    const { userId, userType } = actor;
    if (!(await holdOpenAccounts(tx, [userId]))) throw new AppError('NOT_AUTHENTICATED');
    const account = await tx.sql.one(FIND_OPEN_ACCOUNT, [userId]);
    if (account?.userType !== userType) throw new AppError('STATE_CONFLICT');
    await this.caller.hold(tx, actor);
    const count = await tx.sql.one(COUNT_LIVE_KEYS, [userId, now]);
    if ((count?.live ?? 0) >= API_KEYS.perPerson) throw new AppError('TOO_MANY_KEYS');
    await this.requireRested(tx, userId, now);
  }

  /** Limits the keys made per day, because each one is mailed to its owner and stays listed after it is revoked. */
  private async requireRested(tx: Tx, userId: number, now: number): Promise<void> {
    if (!this.config.rateLimits) return;
    const max = API_KEYS.madeADay;
    const nth = await tx.sql.one(FIND_NTH_KEY(max), [userId]);
    const refusal = limitRefusal(nth?.at, now, `You can make ${max} API keys a day.`);
    if (refusal) throw refusal;
  }

  private async end(id: number, revokedBy: number, ownerId?: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const row = await tx.sql.one(FIND_KEY, [id]);
      if (!row || (ownerId !== undefined && row.userId !== ownerId)) throw new AppError('NOT_FOUND');
      const now = Date.now();
      if (!(await tx.sql.claim(REVOKE_KEY, [now, id, now]))) throw new AppError('NOT_FOUND');
      tx.record(new ApiKeyRevoked(factsOf(row.userId, row), revokedBy));
    });
  }
}

function refuseForeignScopes(actor: Actor, scopes: readonly ApiScope[]): void {
  const holder = holderOf(actor);
  const foreign = scopes.filter((scope) => holder === undefined || !mayHoldScope(holder, scope));
  if (foreign.length > 0) throw invalid('scopes', `Not for keys of this account: ${foreign.join(', ')}`);
}
