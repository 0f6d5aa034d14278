import {
  createApi,
  fillPath,
  type Options,
  type PathFor,
  type ResponseData,
  retryAfterMs,
} from '@tidyhearth/api-client';
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@tidyhearth/domain';
import axios, { type AxiosResponse, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import type { ListItem, Page, Tagged } from './api';
import { ApiError, isApiError } from './api-error';
import { askForEmailCode } from './email-check';
import { endedBySuspension, keepSuspension, readToken } from './token';

const client = axios.create({ withCredentials: true, timeout: REQUEST_TIMEOUT_MS });

client.interceptors.request.use((config) => {
  const token = readToken();
  if (config.data instanceof FormData) config.timeout = UPLOAD_TIMEOUT_MS;
  if (token) config.headers.set('Authorization', bearer(token));
  return config;
});

const bearer = (token: string | undefined) => `Bearer ${token}`;

/** A repeated call of an earlier sign-in would be made as somebody else. */
const isOfThisSignIn = ({ headers }: InternalAxiosRequestConfig) =>
  headers.get('Authorization') === bearer(readToken());

function toApiError(error: unknown): unknown {
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') return error;
  const { response } = error;
  if (!response) return new ApiError(0, error.message, {});
  const { data, headers, status, statusText } = response;
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  const body = typeof data === 'object' && data !== null ? data : {};
  return new ApiError(status, text || statusText, body, retryAfterMs(headers['retry-after'], Date.now()));
}

/** What waits for a confirmed address asks for the code and is sent again as it was, so that nothing typed is lost. */
async function confirmAndRepeat(error: unknown): Promise<AxiosResponse> {
  const refusal = toApiError(error);
  if (isApiError(refusal, 'NOT_AUTHENTICATED')) keepSuspension(refusal.body.isSuspended === true);
  if (!isAxiosError(error) || !error.config || !isApiError(refusal, 'EMAIL_NOT_VERIFIED')) throw refusal;
  if (!isOfThisSignIn(error.config)) throw refusal;
  const isConfirmed = await askForEmailCode(refusal.reason);
  // Nobody is signed in who could be told.
  if (isConfirmed === undefined) refusal.isSaid = true;
  if (!isConfirmed || !isOfThisSignIn(error.config)) throw refusal;
  return client.request(error.config);
}

/** An answered call proves that its sender is signed in, so a suspension of an earlier sign-in in this tab is over. */
function follow(response: AxiosResponse): AxiosResponse {
  if (endedBySuspension() && isOfThisSignIn(response.config)) keepSuspension(false);
  return response;
}

client.interceptors.response.use(follow, confirmAndRepeat);

export const http = createApi(client);

/** One page of a list, and where the next one starts. */
export async function page<P extends PathFor<'get'>>(
  path: P,
  ...options: Options<'get', P>
): Promise<Page<ListItem<P>>> {
  const { data, headers } = await http.request('get', path, ...options);
  const total = headers.get('x-total-count');
  return {
    items: Array.isArray(data) ? data : [],
    total: total === null ? undefined : Number(total),
    nextCursor: nextCursor(headers.get('link')),
    headers,
  };
}

export function nextCursor(link: string | null): string | undefined {
  const next = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  return next ? (new URL(next, 'http://localhost').searchParams.get('cursor') ?? undefined) : undefined;
}

/** Data that is edited as a whole, with the ETag that tells the server which version an edit is based on. */
export async function readTagged<P extends PathFor<'get'>>(
  path: P,
  ...options: Options<'get', P>
): Promise<Tagged<ResponseData<'get', P>>> {
  const { data, headers } = await http.request('get', path, ...options);
  return { value: data, tag: headers.get('etag') ?? undefined };
}

interface Download {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  signal?: AbortSignal;
}

/** Downloads a file as it is, byte by byte. */
export async function download(path: string, { path: values, query, signal }: Download = {}): Promise<Blob> {
  const url = fillPath(path, values);
  return (await client.get<Blob>(url, { params: query, signal, responseType: 'blob' })).data;
}
