import { apiErrorOf, createApi } from '@tidyhearth/api-client';
import axios, { type AxiosError } from 'axios';
import { HttpError } from 'react-admin';
import { askForConfirmation } from '../session/confirmation';
import { readToken } from './token';
import { TEXTS } from '../i18n/shared.texts';

export const http = axios.create({ timeout: 20_000 });
export const api = createApi(http);

http.interceptors.request.use((config) => {
  const token = readToken();
  if (token) config.headers.set('Authorization', bearer(token));
  return config;
});

const bearer = (token: string | null) => `Bearer ${token}`;

/** The call that returns who is signed in. A refusal of this call is itself the answer. */
export const CURRENT_USER = '/api/auth/user';

/**
 * Set by the session, which is built on these calls: checks who is signed in once the server no longer recognises a
 * caller.
 */
export const sessionCheck: { run?: () => Promise<void> } = {};

http.interceptors.response.use(undefined, async (error: AxiosError) => {
  if (axios.isCancel(error)) throw error;
  const { config, response } = error;
  // An export is requested as a blob, so its error also arrives as a blob, which contains JSON.
  if (response?.data instanceof Blob) response.data = parsed(await response.data.text());
  const status = response?.status ?? 0;
  const body = apiErrorOf(error);
  // A call from an earlier sign-in must not be repeated under this one.
  const isOfThisSignIn = config?.headers.get('Authorization') === bearer(readToken());
  if (body?.code === 'CONFIRMATION_REQUIRED' && isOfThisSignIn && (await askForConfirmation()))
    return http.request(config);
  const isEnded = body?.code === 'NOT_AUTHENTICATED' && isOfThisSignIn;
  if (isEnded && config?.url !== CURRENT_USER) await sessionCheck.run?.();
  // The message is read after signing in again.
  if (isEnded) throw new HttpError(TEXTS.sessionEnded, status, body);
  const message = body?.message ?? (status === 0 ? TEXTS.unreachable : TEXTS.answered(status));
  throw new HttpError(message, status, body);
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * An idempotency key, so that a request repeated by a proxy takes effect once. For a button, whose next press is a new
 * act, because the result of the first is shown by then. Forms keep the key of what they send (`useAct`).
 */
export function oneAct(): { idempotencyKey: string } {
  return { idempotencyKey: crypto.randomUUID() };
}

export function statusOf(error: unknown): number {
  return error instanceof HttpError ? error.status : 0;
}

/** The server's error code. */
export function codeOf(error: unknown): string | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? body.code
    : undefined;
}

/** The object has changed since it was shown, so the same request would be refused again. */
export function isOutdated(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'STATE_CONFLICT' || code === 'DOCUMENTS_CHANGED';
}

export function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}
