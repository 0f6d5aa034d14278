import { type Toast, UNREACHABLE } from '@tidyhearth/domain';
import { isApiError } from '../../lib/api-error';

/** The fixed text blames the input, so it's shown only if the server refused it. */
export function failedSignIn(failure: Toast, error: unknown): Toast {
  if (isApiError(error) && error.status === 401) return failure;
  const reason = isApiError(error) ? error.reason : undefined;
  return { title: failure.title, description: reason ?? UNREACHABLE };
}
