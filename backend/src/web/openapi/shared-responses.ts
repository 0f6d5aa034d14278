import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import { errorBody } from '../../common/error.filter.js';
import { isReference, type Operation } from './types.js';

interface Refusal {
  code: ErrorCode;
  description: string;
  saysWhen?: boolean;
}

/** The refusals that need no words of a call's own; the code is the most usual one. */
const REFUSALS: Record<string, Refusal> = {
  400: { code: 'VALIDATION_FAILED', description: 'Something in the request is missing or wrong' },
  401: {
    code: 'NOT_AUTHENTICATED',
    description: 'No session, or one that has ended; or a wrong code or password',
  },
  403: { code: 'FORBIDDEN', description: 'Not for this caller' },
  404: { code: 'NOT_FOUND', description: 'Not there, or not for this caller to know of' },
  409: { code: 'STATE_CONFLICT', description: 'Not possible as things stand' },
  413: { code: 'PAYLOAD_TOO_LARGE', description: 'The body is too large' },
  415: { code: 'UNSUPPORTED_MEDIA', description: 'The body is of the wrong kind' },
  429: { code: 'TOO_MANY_REQUESTS', description: 'Too many calls or attempts', saysWhen: true },
  500: { code: 'INTERNAL', description: 'A fault of ours; the request id finds it' },
  503: { code: 'UNAVAILABLE', description: 'Overloaded, or the database is away', saysWhen: true },
};

const RETRY_AFTER = { description: 'Seconds to wait', schema: { type: 'integer' }, example: 2 };
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
      ...(refusal.saysWhen ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
      content: contentOf(refusal),
    },
  ]);
  return Object.fromEntries(entries) as Record<string, { description: string }>;
}

/** Names every refusal the call can give: its own, and those that come from what surrounds every call. */
export function addRefusals(operation: Operation): void {
  const { responses, requestBody, security = [] } = operation;
  const always = [
    ...(security.length > 0 ? ['401'] : []),
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
