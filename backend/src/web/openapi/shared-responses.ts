import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import { errorBody } from '../../common/error.filter.js';
import { isReference, type Operation, type Success } from './types.js';

interface Refusal {
  code: ErrorCode;
  description: string;
  headers?: object;
}

const header = (description: string, example: string | number) => ({
  description,
  schema: { type: typeof example === 'number' ? 'integer' : 'string' },
  example,
});

const RETRY_AFTER = { 'Retry-After': header('Seconds to wait', 2) };

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

const refer = (name: keyof typeof SHARED_HEADERS) => ({ $ref: `#/components/headers/${name}` });
/** Absent where `RATE_LIMITS` is off. */
const LIMITS = { 'RateLimit-Policy': refer('RateLimitPolicy'), RateLimit: refer('RateLimit') };
const REPLAYED = { 'Idempotent-Replayed': refer('IdempotentReplayed') };

export const entityTagHeader = () => ({ ETag: refer('ETag') });

/** On the answers of a call that is on its way out. */
export const deprecationHeaders = (hasEnd: boolean) => ({
  Deprecation: header('Since when, in seconds since 1970', '@1795392000'),
  ...(hasEnd && { Sunset: header('From when it may be gone', 'Sat, 22 May 2027 00:00:00 GMT') }),
});

/** The refusals that need no words of a call's own; the code is the most usual one. */
const REFUSALS: Record<string, Refusal> = {
  400: { code: 'VALIDATION_FAILED', description: 'Something in the request is missing or wrong' },
  401: {
    code: 'NOT_AUTHENTICATED',
    description: 'No session, or one that has ended; or a wrong code or password',
    headers: { 'WWW-Authenticate': header('How to authenticate', 'Bearer realm="Tidyhearth"') },
  },
  403: { code: 'FORBIDDEN', description: 'Not for this caller' },
  404: { code: 'NOT_FOUND', description: 'Not there, or not for this caller to know of' },
  409: { code: 'STATE_CONFLICT', description: 'Not possible as things stand' },
  410: { code: 'EVENTS_EXPIRED', description: 'No longer kept' },
  412: { code: 'PRECONDITION_FAILED', description: 'Changed since it was read' },
  413: { code: 'PAYLOAD_TOO_LARGE', description: 'The body is too large' },
  415: { code: 'UNSUPPORTED_MEDIA', description: 'The body is of the wrong kind' },
  429: { code: 'TOO_MANY_REQUESTS', description: 'Too many calls or attempts', headers: RETRY_AFTER },
  500: { code: 'INTERNAL', description: 'A fault of ours; the request id finds it' },
  503: { code: 'UNAVAILABLE', description: 'Overloaded, or the database is away', headers: RETRY_AFTER },
};

/** They come before the call is counted. */
const BEFORE_COUNTING = new Set<ErrorCode>([
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'INTERNAL',
  'UNAVAILABLE',
]);

const REQUEST_ID = '0b8f2c1e-3b1d-4a53-9a55-6e1f6ad3a7b2';
const SCHEMA = { $ref: '#/components/schemas/ErrorResponse' };

const nameOf = (status: string) => (STATUS_CODES[status] ?? status).replaceAll(' ', '');
const details = [{ path: 'email', msg: 'Please enter a valid email address' }];

function contentOf({ code }: Refusal) {
  const error = new AppError(code, code === 'VALIDATION_FAILED' ? { details } : {});
  return { 'application/json': { schema: SCHEMA, example: errorBody(error, REQUEST_ID) } };
}

/** For `components.responses`. */
export function sharedResponses() {
  const entries = Object.entries(REFUSALS).map(([status, refusal]) => [
    nameOf(status),
    {
      description: refusal.description,
      headers: { ...(BEFORE_COUNTING.has(refusal.code) ? {} : LIMITS), ...refusal.headers },
      content: contentOf(refusal),
    },
  ]);
  return Object.fromEntries(entries) as Record<string, { description: string }>;
}

/** Adds the headers of every success; of one whose call takes an idempotency key, `isRepeatable`. */
export function addHeaders(response: Success, isRepeatable: boolean): void {
  response.headers = { ...response.headers, ...LIMITS, ...(isRepeatable ? REPLAYED : {}) };
}

/** Names every refusal the call can give: its own, and those that come from what surrounds every call. */
export function addRefusals(operation: Operation): void {
  const { responses, requestBody, security = [] } = operation;
  const always = [
    // A key that is not valid, or lacks the scope, is refused by calls that are open to visitors too.
    ...(security.length > 0 ? ['401', '403'] : []),
    ...(requestBody ? ['413', '415'] : []),
    '429',
    '500',
    '503',
  ];
  for (const status of new Set([...Object.keys(responses), ...always])) {
    const refusal = REFUSALS[status];
    if (refusal === undefined) continue;
    const own = responses[status];
    const hasOwnWords = own && !isReference(own) && own.description !== STATUS_CODES[status];
    responses[status] = hasOwnWords
      ? { ...own, content: contentOf(refusal) }
      : { $ref: `#/components/responses/${nameOf(status)}` };
  }
}
