import axios, { isAxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { ApiError } from './api-error';
import { readToken } from './session';

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

export async function request<T>(config: AxiosRequestConfig): Promise<AxiosResponse<T>> {
  try {
    return await client.request<T>(config);
  } catch (error) {
    throw toApiError(error);
  }
}
