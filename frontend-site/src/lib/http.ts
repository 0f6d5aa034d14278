import { createApi, fillPath } from '@tidyhearth/api-client';
import axios, { isAxiosError } from 'axios';
import { ApiError } from './api-error';
import { readToken } from './token';

const client = axios.create({ withCredentials: true, timeout: 30_000 });

client.interceptors.request.use((config) => {
  const token = readToken();
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

function toApiError(error: unknown): unknown {
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') return error;
  const { response } = error;
  if (!response) return new ApiError(0, error.message, {});
  const { data, status, statusText } = response;
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return new ApiError(status, text || statusText, typeof data === 'object' && data !== null ? data : {});
}

client.interceptors.response.use(undefined, (error: unknown) => Promise.reject(toApiError(error)));

export const http = createApi(client);

interface Download {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  signal?: AbortSignal;
}

/** A file as it is, byte by byte. */
export async function download(path: string, { path: values, query, signal }: Download = {}): Promise<Blob> {
  const url = fillPath(path, values);
  return (await client.get<Blob>(url, { params: query, signal, responseType: 'blob' })).data;
}
