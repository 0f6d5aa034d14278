import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mayHoldScope, type ApiScope } from '@tidyhearth/domain';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { ANY_SCOPE, CONFIRMED_KEY, PUBLIC_KEY, SCOPE_KEY } from '../../common/decorators.js';
import { mustSetUpTwoFactor } from '../../common/second-factor.js';
import { Config } from '../../config/config.js';
import { Sql } from '../../database/sql.js';
import { KeyCallers } from '../../throttling/key-callers.js';
import { readScopes } from './api-key.mapper.js';
import { FIND_KEY_OWNER, type KeyOwnerRow } from './api-keys.queries.js';
import { apiKeyHash, apiKeyIn, isWellFormed } from './key-format.js';
import { holderOf } from './key-holder.js';
import { KeyUsesService } from './key-uses.service.js';
import { MissedKeys } from './missed-keys.js';

/**
 * Identifies the caller by an API key. The key is read from the database on every call, so that revoking it takes
 * effect at once.
 */
@Injectable()
export class KeyCallsService extends KeyCallers {
  private readonly found = new WeakMap<FastifyRequest, Promise<Actor | undefined>>();
  private readonly missed = new MissedKeys();

  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly reflector: Reflector,
    private readonly uses: KeyUsesService,
  ) {
    super();
  }

  /** A call that is open to visitors and names no scope ignores the key. */
  isKeyCall(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (apiKeyIn(request.headers.authorization) === undefined) return false;
    return this.scopeOf(context) !== undefined || !this.metadata<boolean>(PUBLIC_KEY, context);
  }

  override async keyIdOf(context: ExecutionContext): Promise<number | undefined> {
    return this.isKeyCall(context) ? (await this.find(context))?.key?.id : undefined;
  }

  /** @throws AppError NOT_AUTHENTICATED, KEY_NOT_ALLOWED, SCOPE_MISSING */
  async admit(context: ExecutionContext): Promise<Actor> {
    const actor = await this.find(context);
    if (!actor?.key) throw new AppError('NOT_AUTHENTICATED');
    const scope = this.scopeOf(context);
    if (scope === undefined) throw new AppError('KEY_NOT_ALLOWED');
    if (scope !== ANY_SCOPE && !actor.key.scopes.includes(scope))
      throw new AppError('SCOPE_MISSING', { details: [{ path: 'scope', msg: scope }] });
    return actor;
  }

  /** Two guards ask for the key of a request; the database is queried once. */
  private find(context: ExecutionContext): Promise<Actor | undefined> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const known = this.found.get(request);
    if (known) return known;
    const found = this.read(request.ip, apiKeyIn(request.headers.authorization) ?? '');
    this.found.set(request, found);
    return found;
  }

  private async read(address: string, key: string): Promise<Actor | undefined> {
    if (!isWellFormed(key)) return undefined;
    const hash = apiKeyHash(key);
    this.refuseMissed(address, hash);
    const row = await this.sql.one(FIND_KEY_OWNER, [hash, Date.now()]);
    const actor = row && this.actorOf(row);
    if (!row || !actor) {
      this.missed.note(address, hash);
      return undefined;
    }
    this.uses.note(row.keyId, row.lastUsedAt);
    return actor;
  }

  /** @returns undefined if the owner may no longer hold keys */
  private actorOf({
    keyId,
    scopes,
    email,
    is2FAEnabled,
    lastUsedAt: _,
    ...owner
  }: KeyOwnerRow): Actor | undefined {
    const isAdmin = email === this.config.adminEmail;
    const holder = holderOf({ isAdmin, userType: owner.userType });
    if (holder === undefined) return undefined;
    const held = readScopes(scopes).filter((scope) => mayHoldScope(holder, scope));
    return {
      ...owner,
      sid: '',
      key: { id: keyId, scopes: held },
      isAdmin,
      mustSetUpTwoFactor: mustSetUpTwoFactor({ isAdmin, is2FAEnabled }, this.config),
      confirmedAt: 0,
    };
  }

  private refuseMissed(address: string, hash: string): void {
    if (!this.config.rateLimits) return;
    const waitMs = this.missed.waitMs(address, hash);
    if (waitMs > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }

  /** API keys can't make calls that require the password again. */
  private scopeOf(context: ExecutionContext): ApiScope | typeof ANY_SCOPE | undefined {
    if (this.metadata<boolean>(CONFIRMED_KEY, context)) return undefined;
    return this.metadata<ApiScope | typeof ANY_SCOPE>(SCOPE_KEY, context);
  }

  private metadata<T>(key: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
  }
}
