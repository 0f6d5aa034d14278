import { isAxiosError } from 'axios';
import { apiErrorOf, type ErrorBody } from './client.js';

/**
 * A call that failed for good, after any retries. Unlike Axios's own error, it holds neither the token nor the request
 * body, so it is safe to log.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** The HTTP status; undefined if no response arrived. */
    readonly status: number | undefined,
    /** The API's error; undefined if the response came from something in between, such as a proxy. */
    readonly body: ErrorBody | undefined,
  ) {
    super(message);
  }

  /** The stable code of the error, for programs to branch on. */
  get code(): ErrorBody['code'] | undefined {
    return this.body?.code;
  }
}

/** Returns errors that Axios did not create, such as an abort's reason, unchanged. */
export function toApiError(error: unknown, call: string): unknown {
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') return error;
  const body = apiErrorOf(error);
  const status = error.response?.status;
  const told = body ? `${body.code}: ${body.message}` : (error.code ?? error.message);
  return new ApiError(`${call} answered ${status ?? 'nothing'}, ${told}`, status, body);
}
