import { applyDecorators } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { ApiErrors } from './api-errors.js';

/** At most this many calls of the route per address in this time; every other route has the generous default. */
export function LimitedTo(limit: number, seconds: number) {
  return applyDecorators(Throttle({ default: { limit, ttl: seconds * 1000 } }), ApiErrors(429));
}
