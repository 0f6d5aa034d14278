import { isAxiosError } from 'axios';
import { apiErrorOf, type ErrorBody } from './client.js';

/**
 * A call that failed, once it was not worth another try. Unlike axios' own error it holds neither the token nor the
 * body of the request, so it may be logged.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** The status of the answer; undefined when none came. */
    readonly status: number | undefined,
    /** What the API said; undefined when the answer came from something between. */
    readonly body: ErrorBody | undefined,
  ) {
    super(message);
  }

  /** What to switch on. */
  get code(): ErrorBody['code'] | undefined {
    return this.body?.code;
  }
}

/** Leaves every error alone that axios did not make, such as the reason of an abort. */
export function toApiError(error: unknown, call: string): unknown {
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') return error;
  const body = apiErrorOf(error);
  const status = error.response?.status;
  const told = body ? `${body.code}: ${body.message}` : (error.code ?? error.message);
  return new ApiError(`${call} answered ${status ?? 'nothing'}, ${told}`, status, body);
}
