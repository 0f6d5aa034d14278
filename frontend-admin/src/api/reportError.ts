import {
  CLIENT_ERROR_MESSAGE_MAX,
  CLIENT_ERROR_PATH_MAX,
  CLIENT_ERROR_STACK_MAX,
  truncate,
} from '@tidyhearth/domain';
import { api } from './http';

const reported = new Set<string>();
const MAX_REPORTS = 5;

/** Reports an error of a console page to the server: each only once, and a few at most per page load. */
export async function reportError({ message, stack = '' }: Error): Promise<void> {
  if (reported.has(message) || reported.size >= MAX_REPORTS) return;
  reported.add(message);
  const body = {
    app: 'console',
    part: 'page',
    path: truncate(window.location.pathname, CLIENT_ERROR_PATH_MAX),
    message: truncate(message || 'no message', CLIENT_ERROR_MESSAGE_MAX),
    stack: truncate(stack, CLIENT_ERROR_STACK_MAX) || undefined,
  } as const;
  await api.post('/api/client-errors', { body }).catch(() => undefined);
}
