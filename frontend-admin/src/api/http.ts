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

/** Who is signed in. Its own refusal is the answer. */
export const CURRENT_USER = '/api/auth/user';

/** Set by the session, which is built on these calls: asks who is signed in once the server knows a caller no longer. */
export const sessionCheck: { run?: () => Promise<void> } = {};

http.interceptors.response.use(undefined, async (error: AxiosError) => {
  if (axios.isCancel(error)) throw error;
  const { config, response } = error;
  // An export is requested as a blob; an error then comes as a blob too, with JSON in it.
  if (response?.data instanceof Blob) response.data = parsed(await response.data.text());
  const status = response?.status ?? 0;
  const body = apiErrorOf(error);
  // Sent again, a call of an earlier sign-in would be an act of this one.
  const isOfThisSignIn = config?.headers.get('Authorization') === bearer(readToken());
  if (body?.code === 'CONFIRMATION_REQUIRED' && isOfThisSignIn && (await askForConfirmation()))
    return http.request(config);
  const isEnded = body?.code === 'NOT_AUTHENTICATED' && isOfThisSignIn;
  if (isEnded && config?.url !== CURRENT_USER) await sessionCheck.run?.();
  // Read by whoever has signed in again.
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
 * An idempotency key, so that a request repeated by a proxy takes effect once. For a button: pressed again, it is meant anew, as
 * what became of it is shown by then. What a form sends keeps its key (`useAct`).
 */
export function oneAct(): { idempotencyKey: string } {
  return { idempotencyKey: crypto.randomUUID() };
}

export function statusOf(error: unknown): number {
  return error instanceof HttpError ? error.status : 0;
}

/** The server's name for what went wrong. */
export function codeOf(error: unknown): string | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? body.code
    : undefined;
}

/** What was asked about is no longer as it was seen: the same answer again would be refused again. */
export function isOutdated(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'STATE_CONFLICT' || code === 'DOCUMENTS_CHANGED';
}

export function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}
