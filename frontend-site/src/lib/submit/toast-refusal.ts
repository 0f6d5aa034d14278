import type { Toast } from '@tidyhearth/domain';
import { isRefusal, reasonOf } from '../api-error';
import { toastError } from '../toast';

/**
 * Shows the server's message if it refused for a reason that the user can act on, or the catalogue's text if something
 * broke.
 */
export function toastRefusal(text: Toast, error: unknown): void {
  toastError(text, isRefusal(error) ? reasonOf(error, text.description ?? text.title) : text.description);
}
