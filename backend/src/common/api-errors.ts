import type { ErrorCode } from '@tidyhearth/domain';

/** The code that a bare status stands for. */
const USUAL_CODES = {
  400: 'VALIDATION_FAILED',
  401: 'NOT_AUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'STATE_CONFLICT',
  410: 'EVENTS_EXPIRED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
} as const satisfies Record<number, ErrorCode>;

const REFUSALS_KEY = 'api:refusals';

/**
 * Documents what a call refuses, by code; a status stands for its usual code. Don't list refusals that the document
 * derives itself: those that follow from a body, a session, a role, a rate limit or an idempotency key.
 */
export function ApiErrors(...refusals: (ErrorCode | keyof typeof USUAL_CODES)[]) {
  const codes = refusals.map((one) => (typeof one === 'number' ? USUAL_CODES[one] : one));
  return (target: object, _name?: string | symbol, descriptor?: PropertyDescriptor): void => {
    const subject: object = descriptor?.value ?? target;
    Reflect.defineMetadata(REFUSALS_KEY, [...refusalsOf(subject), ...codes], subject);
  };
}

/** The codes that `ApiErrors` sets for a handler or controller. */
export function refusalsOf(subject: object): readonly ErrorCode[] {
  const found: unknown = Reflect.getMetadata(REFUSALS_KEY, subject);
  return Array.isArray(found) ? (found as ErrorCode[]) : [];
}
