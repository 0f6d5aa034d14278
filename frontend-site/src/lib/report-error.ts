import {
  CLIENT_ERROR_MESSAGE_MAX,
  CLIENT_ERROR_PART_MAX,
  CLIENT_ERROR_PATH_MAX,
  CLIENT_ERROR_STACK_MAX,
  truncate,
} from '@tidyhearth/domain';
import { api } from './api';

/** A repeated failure must not flood the server. */
const MAX_REPORTS = 5;
const reported = new Set<string>();

/** Reports an error of this page to the server: each once, and only a few until the page is reloaded. */
export async function reportError(part: string, error: unknown): Promise<void> {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const fault = `${part}: ${message}`;
  if (reported.has(fault) || reported.size >= MAX_REPORTS) return;
  reported.add(fault);
  const body = {
    app: 'site',
    part: truncate(part, CLIENT_ERROR_PART_MAX),
    path: truncate(window.location.pathname, CLIENT_ERROR_PATH_MAX),
    message: truncate(message || 'no message', CLIENT_ERROR_MESSAGE_MAX),
    stack: truncate(stack, CLIENT_ERROR_STACK_MAX) || undefined,
  } as const;
  await api.post('/api/client-errors', { body }).catch(() => undefined);
}

/** Has the same effect as a reload. */
export function forgetReports(): void {
  reported.clear();
}
