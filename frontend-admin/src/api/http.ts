import { apiErrorOf, createApi } from '@tidyhearth/api-client';
import axios, { type AxiosError } from 'axios';
import { HttpError } from 'react-admin';
import { readToken } from './token';

export const http = axios.create({ timeout: 20_000 });
export const api = createApi(http);

http.interceptors.request.use((config) => {
  const token = readToken();
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';

http.interceptors.response.use(undefined, (error: AxiosError) => {
  if (axios.isCancel(error)) throw error;
  const status = error.response?.status ?? 0;
  const body = apiErrorOf(error);
  const message = body?.message ?? (status === 0 ? UNREACHABLE : `The server answered ${status}.`);
  throw new HttpError(message, status, body);
});

/** The key lets the server recognise a repeat of the same act, such as a retry by a proxy. */
export function oneAct(): Record<string, string> {
  return { 'Idempotency-Key': crypto.randomUUID() };
}

export function statusOf(error: unknown): number {
  return error instanceof HttpError ? error.status : 0;
}

export function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}
