import { ERRORS, type ErrorBody, type ErrorCode } from '@tidyhearth/domain';

export interface Details {
  /** Replaces the default text of the code in `ERRORS`. */
  message?: string;
  details?: ErrorBody['details'];
  /** Further fields of the answer, such as the right `totalAmount` when a price is refused. */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** A refusal that the caller can act on. Its code determines the HTTP status; see `ERRORS`. */
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

/** For a single wrong field that is found after the DTO was validated. */
export function invalid(path: string, msg: string): AppError {
  return new AppError('VALIDATION_FAILED', { details: [{ path, msg }] });
}

/** A refusal in the words of its code, told at the field that was entered. */
export function refusedField(code: ErrorCode, path: string): AppError {
  return new AppError(code, { details: [{ path, msg: ERRORS[code][1] }] });
}

/** For work that ends quietly if somebody else changed the same thing at the same moment. */
export function passConflict(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
}
