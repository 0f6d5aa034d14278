import { type Toast, UNREACHABLE } from '@tidyhearth/domain';
import { isApiError } from '../../lib/api-error';

/** The fixed words blame what was entered, so they hold where the server has refused it. */
export function failedSignIn(failure: Toast, error: unknown): Toast {
  if (isApiError(error) && error.status === 401) return failure;
  const reason = isApiError(error) ? error.reason : undefined;
  return { title: failure.title, description: reason ?? UNREACHABLE };
}
