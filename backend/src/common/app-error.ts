import { ERRORS, type ErrorBody, type ErrorCode } from '@tidyhearth/domain';

export interface Details {
  /** Replaces the text that `ERRORS` has for the code. */
  message?: string;
  details?: ErrorBody['details'];
  /** Further fields of the answer, such as the right `totalAmount` of a refused price. */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** A refusal the caller can act on. Its code decides the HTTP status; see `ERRORS`. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly given: Details = {},
  ) {
    super(given.message ?? ERRORS[code][1]);
    this.status = ERRORS[code][0];
  }
}

/** For one wrong field found after the DTO was checked. */
export function invalid(path: string, msg: string): AppError {
  return new AppError('VALIDATION_FAILED', { details: [{ path, msg }] });
}

/** For work that ends quietly where somebody else acted on the same thing at the same moment. */
export function passConflict(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
}
