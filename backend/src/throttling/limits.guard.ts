import { Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerRequest } from '@nestjs/throttler';
import { AppError } from '../common/app-error.js';

/**
 * Counts the calls of a route per address. Every answer says how many are left, in the fields of
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/; one too many is refused with the time to wait.
 */
@Injectable()
export class LimitsGuard extends ThrottlerGuard {
  protected override async handleRequest(asked: ThrottlerRequest): Promise<boolean> {
    const { context, limit, ttl, blockDuration, throttler, getTracker, generateKey } = asked;
    const { req, res } = this.getRequestResponse(context);
    const name = throttler.name ?? 'default';
    const key = generateKey(context, await getTracker(req, context), name);
    const count = await this.storageService.increment(key, ttl, limit, blockDuration, name);
    this.setResponseHeader(res, 'RateLimit-Policy', `"route";q=${limit};w=${Math.round(ttl / 1000)}`);
    const left = Math.max(0, limit - count.totalHits);
    this.setResponseHeader(res, 'RateLimit', `"route";r=${left};t=${count.timeToExpire}`);
    if (count.isBlocked) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: count.timeToBlockExpire });
    }
    return true;
  }
}
