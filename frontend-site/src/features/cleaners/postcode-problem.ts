import { ApiError } from '../../lib/api-error';

const CODES: readonly unknown[] = ['POSTCODE_INVALID', 'POSTCODE_NOT_FOUND', 'POSTCODE_NOT_COVERED'];

/** The error of a search, if it is about the postcode. */
export const postcodeProblem = (error: Error | null): ApiError | undefined =>
  error instanceof ApiError && CODES.includes(error.code) ? error : undefined;
