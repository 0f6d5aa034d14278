import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerRequest } from '@nestjs/throttler';
import { API_KEYS, MINUTE_MS } from '@tidyhearth/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../common/app-error.js';
import { DEFAULT_LIMIT } from './default-limit.js';
import { KeyCallers } from './key-callers.js';

interface Policy {
  name: string;
  /** Calls with the same key are counted together. */
  key: string;
  limit: number;
  ttl: number;
}

const READS = new Set(['GET', 'HEAD']);

/**
 * Counts the calls of a route per address, and those of an API key over all routes. Every answer says how many are
 * left, in the headers of https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/. A call over the limit
 * is refused with the time to wait.
 */
@Injectable()
export class LimitsGuard extends ThrottlerGuard {
  @Inject(KeyCallers)
  private readonly keyCallers: KeyCallers;

  protected override async handleRequest(asked: ThrottlerRequest): Promise<boolean> {
    const { res } = this.getRequestResponse(asked.context);
    const counted = await Promise.all((await this.policiesOf(asked)).map((policy) => this.count(policy)));
    const told = (text: (of: (typeof counted)[number]) => string) => counted.map(text).join(', ');
    this.setResponseHeader(
      res,
      'RateLimit-Policy',
      told(({ name, limit, ttl }) => `"${name}";q=${limit};w=${Math.round(ttl / 1000)}`),
    );
    this.setResponseHeader(
      res,
      'RateLimit',
      told(({ name, left, seconds }) => `"${name}";r=${left};t=${seconds}`),
    );
    const blocked = counted.find(({ isBlocked }) => isBlocked);
    if (blocked) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: blocked.seconds });
    return true;
  }

  /** A key has its own quota, and in addition the lower limit of a route applies to it. */
  private async policiesOf(asked: ThrottlerRequest): Promise<Policy[]> {
    const { context, limit, ttl, throttler, getTracker, generateKey } = asked;
    const name = throttler.name ?? 'default';
    const { req } = this.getRequestResponse(context);
    const keyId = await this.keyCallers.keyIdOf(context);
    const tracker = keyId === undefined ? await getTracker(req, context) : `key:${keyId}`;
    const route = { name: 'route', key: generateKey(context, tracker, name), limit, ttl };
    if (keyId === undefined) return [route];
    return limit < DEFAULT_LIMIT.limit ? [quotaOf(keyId, context), route] : [quotaOf(keyId, context)];
  }

  private async count(policy: Policy) {
    const { key, ttl, limit, name } = policy;
    const count = await this.storageService.increment(key, ttl, limit, ttl, name);
    const left = Math.max(0, limit - count.totalHits);
    return { ...policy, left, isBlocked: count.isBlocked, seconds: count.timeToExpire };
  }
}

function quotaOf(keyId: number, context: ExecutionContext): Policy {
  const { method } = context.switchToHttp().getRequest<FastifyRequest>();
  const [name, limit] = READS.has(method)
    ? ['key-reads', API_KEYS.readsAMinute]
    : ['key-writes', API_KEYS.writesAMinute];
  return { name, key: `${name}:${keyId}`, limit, ttl: MINUTE_MS };
}
