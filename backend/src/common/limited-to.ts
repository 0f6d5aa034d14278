import { Throttle } from '@nestjs/throttler';

/** Allows at most this many calls of the route per address in this time. All other routes have a generous default. */
export function LimitedTo(limit: number, seconds: number) {
  return Throttle({ default: { limit, ttl: seconds * 1000 } });
}
