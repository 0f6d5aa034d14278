import type { AxiosRequestConfig } from 'axios';
import type { DeleteAnswers, GetAnswers, PatchAnswers, PostAnswers, PutAnswers } from './endpoints';

type PathParams = Record<string, string | number>;
type Query = Record<string, string | number | boolean | undefined>;

interface ReadOptions {
  path?: PathParams;
  query?: Query;
  signal?: AbortSignal;
}

interface WriteOptions {
  path?: PathParams;
  body?: unknown;
  /** The same for every try of one submit, so that a repeated request makes one row. */
  idempotencyKey?: string;
}

/** One page of a list that goes on. */
export interface Page<Item> {
  items: Item[];
  total: number | undefined;
  nextCursor: string | undefined;
  header: (name: string) => string | undefined;
}

const fill = (path: string, params: PathParams = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/** The HTTP client loads with the first call: a page that asks nothing never pays for it. */
async function send<T>(config: AxiosRequestConfig) {
  const { request } = await import('./http');
  return request<T>(config);
}

async function write<T>(method: string, path: string, options: WriteOptions = {}): Promise<T> {
  const headers = options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : undefined;
  const answer = await send<T>({ method, url: fill(path, options.path), data: options.body, headers });
  return answer.data;
}

const read = <T>(path: string, { path: params, query, signal }: ReadOptions = {}) =>
  send<T>({ method: 'get', url: fill(path, params), params: query, signal });

export function nextCursor(link: string | undefined): string | undefined {
  const next = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  return next ? (new URL(next, 'http://localhost').searchParams.get('cursor') ?? undefined) : undefined;
}

export const api = {
  async get<P extends keyof GetAnswers>(path: P, options?: ReadOptions): Promise<GetAnswers[P]> {
    return (await read<GetAnswers[P]>(path, options)).data;
  },

  async page<P extends keyof GetAnswers>(
    path: P,
    options?: ReadOptions,
  ): Promise<Page<GetAnswers[P] extends (infer Item)[] ? Item : never>> {
    type Item = GetAnswers[P] extends (infer I)[] ? I : never;
    const { data, headers } = await read<Item[]>(path, options);
    const header = (name: string) => {
      const value: unknown = headers[name.toLowerCase()];
      return typeof value === 'string' ? value : undefined;
    };
    const total = header('x-total-count');
    return {
      items: data,
      total: total === undefined ? undefined : Number(total),
      nextCursor: nextCursor(header('link')),
      header,
    };
  },

  async file(path: keyof GetAnswers, options?: ReadOptions): Promise<Blob> {
    const { path: params, query, signal } = options ?? {};
    const answer = await send<Blob>({
      method: 'get',
      url: fill(path, params),
      params: query,
      signal,
      responseType: 'blob',
    });
    return answer.data;
  },

  post: <P extends keyof PostAnswers>(path: P, options?: WriteOptions) =>
    write<PostAnswers[P]>('post', path, options),
  patch: <P extends keyof PatchAnswers>(path: P, options?: WriteOptions) =>
    write<PatchAnswers[P]>('patch', path, options),
  put: <P extends keyof PutAnswers>(path: P, options?: WriteOptions) =>
    write<PutAnswers[P]>('put', path, options),
  delete: <P extends keyof DeleteAnswers>(path: P, options?: WriteOptions) =>
    write<DeleteAnswers[P]>('delete', path, options),
};
