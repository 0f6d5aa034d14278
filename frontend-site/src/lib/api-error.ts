import type { ErrorBody, ErrorCode } from '@tidyhearth/domain';

/** An API call that was refused, or never reached the server (`status` 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorBody> & Record<string, unknown>;
  /** The time after which the server accepts the call, if it said so. */
  readonly retryAfterMs: number | undefined;
  /** The user has already been told. */
  isSaid = false;

  constructor(status: number, text: string, body: Record<string, unknown>, retryAfterMs?: number) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }

  get code(): ErrorCode | undefined {
    return this.body.code;
  }

  /** The server's message for the user, if any. */
  get reason(): string | undefined {
    return typeof this.body.message === 'string' ? this.body.message : undefined;
  }

  /** What is wrong with each field, by field name. */
  get fieldErrors(): Record<string, string> {
    return Object.fromEntries((this.body.details ?? []).map(({ path, msg }) => [path, msg]));
  }
}

export function isApiError(error: unknown, code?: ErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** The server refused. After any other error, such as a lost answer, the call may or may not have taken effect. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The best available text: all field errors, or else the server's message, or else the fallback. */
export function reasonOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const details = error.body.error === 'Validation failed' ? error.body.details : undefined;
  if (details?.length) return details.map(({ msg }) => msg).join(', ');
  return error.reason ?? fallback;
}
