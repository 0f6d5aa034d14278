import type { Success } from './types.js';

const header = (description: string, example: string | number) => ({
  description,
  schema: { type: typeof example === 'number' ? 'integer' : 'string' },
  example,
});

export const RETRY_AFTER = { 'Retry-After': header('Seconds to wait', 2) };
export const CHALLENGE_HEADER = {
  'WWW-Authenticate': header('How to authenticate', 'Bearer realm="Tidyhearth"'),
};

/** For `components.headers`. */
export const SHARED_HEADERS = {
  RateLimitPolicy: header(
    'Calls of this route per address (`q`) in so many seconds (`w`)',
    '"route";q=1200;w=60',
  ),
  RateLimit: header('Calls that are left (`r`), for so many seconds (`t`)', '"route";r=1199;t=60'),
  ETag: header('Of what can be edited here; for `If-Match`', '"pZGm1Av0IEBKARczz7exkN"'),
  IdempotentReplayed: header('`true` where an earlier request with this key made it', 'true'),
};

/** On the answers of a deprecated call. */
export const deprecationHeaders = (hasEnd: boolean) => ({
  Deprecation: header('Since when, in seconds since 1970', '@1795392000'),
  ...(hasEnd && { Sunset: header('From when it may be gone', 'Sat, 22 May 2027 00:00:00 GMT') }),
});

const refer = (name: keyof typeof SHARED_HEADERS) => ({ $ref: `#/components/headers/${name}` });
/** Absent if `RATE_LIMITS` is off. */
export const LIMIT_HEADERS = { 'RateLimit-Policy': refer('RateLimitPolicy'), RateLimit: refer('RateLimit') };
const REPLAYED = { 'Idempotent-Replayed': refer('IdempotentReplayed') };

export const ENTITY_TAG_HEADER = { ETag: refer('ETag') };

/** Adds the headers of every success, and with `isRepeatable` those of calls that take an idempotency key. */
export function addHeaders(response: Success, isRepeatable: boolean): void {
  response.headers = { ...response.headers, ...LIMIT_HEADERS, ...(isRepeatable ? REPLAYED : {}) };
}
