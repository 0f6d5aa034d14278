import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { http } from '../api/http';

export interface Call {
  method: string;
  path: string;
  query: Record<string, unknown>;
  body: unknown;
  headers: InternalAxiosRequestConfig['headers'];
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Replaces the network; everything above it is the real code. Returns the calls it received. */
export function serve(answerTo: (call: Call) => Answer | undefined | Promise<Answer>): Call[] {
  const calls: Call[] = [];
  http.defaults.adapter = async (config) => {
    const call: Call = {
      method: (config.method ?? 'get').toUpperCase(),
      path: config.url ?? '',
      query: (config.params ?? {}) as Record<string, unknown>,
      body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
      headers: config.headers,
    };
    calls.push(call);
    const answer = await answerTo(call);
    if (!answer) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const { status = 200, body = null, headers = {} } = answer;
    const response: AxiosResponse = { status, statusText: '', headers, config, data: body };
    if (status >= 400)
      throw new AxiosError(`${status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
    return response;
  };
  return calls;
}

export const listOf = (records: readonly unknown[]): Answer => ({
  body: records,
  headers: { 'x-total-count': String(records.length) },
});
