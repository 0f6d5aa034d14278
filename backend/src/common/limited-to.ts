import { Throttle } from '@nestjs/throttler';

/** At most this many calls of the route per address in this time; every other route has the generous default. */
export function LimitedTo(limit: number, seconds: number) {
  return Throttle({ default: { limit, ttl: seconds * 1000 } });
}
