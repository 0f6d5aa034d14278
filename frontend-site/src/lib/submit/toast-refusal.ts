import type { Toast } from '@tidyhearth/domain';
import { isRefusal, reasonOf } from '../api-error';
import { toastError } from '../toast';

/** The server's words when it refused for a reason a person can act on; the catalogue's text when something broke. */
export function toastRefusal(text: Toast, error: unknown): void {
  toastError(text, isRefusal(error) ? reasonOf(error, text.description ?? text.title) : text.description);
}
