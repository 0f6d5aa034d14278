import type { Success } from './types.js';

const header = (description: string, example: string | number) => ({
  description,
  schema: { type: typeof example === 'number' ? 'integer' : 'string' },
  example,
});

export const RETRY_AFTER = { 'Retry-After': header('Seconds to wait before the next attempt', 2) };
export const CHALLENGE_HEADER = {
  'WWW-Authenticate': header('How to authenticate', 'Bearer realm="Tidyhearth"'),
};

/** For `components.headers`. */
export const SHARED_HEADERS = {
  RateLimitPolicy: header(
    'Limit of this call: how often (`q`) an IP address or API key may make it in `w` seconds',
    '"route";q=1200;w=60',
  ),
  RateLimit: header('Number of calls left (`r`) for the next `t` seconds', '"route";r=1199;t=60'),
  ETag: header(
    'Version of the returned object, to send in `If-Match` with an edit',
    '"pZGm1Av0IEBKARczz7exkN"',
  ),
  IdempotentReplayed: header('`true` if an earlier request with this key has already done this', 'true'),
};

/** On the answers of a deprecated call. */
export const deprecationHeaders = (hasEnd: boolean) => ({
  Deprecation: header('Start of the deprecation, in seconds since 1970', '@1795392000'),
  ...(hasEnd && {
    Sunset: header('Date from which the call may no longer exist', 'Sat, 22 May 2027 00:00:00 GMT'),
  }),
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
