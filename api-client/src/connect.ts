import axios, { isAxiosError } from 'axios';
import {
  createApi,
  type Api,
  type ApiResponse,
  type Call,
  type Extras,
  type Method,
  type Options,
  type PathFor,
  type ResponseData,
} from './client.js';
import { toApiError } from './api-error.js';
import { IDEMPOTENT_CALLS } from './idempotent-calls.js';
import { nextQuery } from './pages.js';
import { isAnswerLost, withRetries, type RetryPolicy } from './retry.js';

const DEFAULTS: RetryPolicy = { tries: 4, maxWaitMs: 60_000 };
const TIMEOUT_MS = 30_000;
/**
 * The feed always links to a next page, so an empty page is its end for now. An empty page of another list, such as a
 * search for today, can be followed by more.
 */
const FEED: ListPath = '/api/events/feed';

export interface ConnectOptions extends Partial<RetryPolicy> {
  /** The base address of Tidyhearth: `https://tidyhearth.example` */
  baseUrl: string;
  /** An API key or a session token. A function is called before each try. */
  token?: string | (() => string | undefined);
  /** Timeout of each try in milliseconds. The default is 30,000. */
  timeoutMs?: number;
}

/** Paths that return a list. */
export type ListPath = {
  [P in PathFor<'get'>]: ResponseData<'get', P> extends readonly unknown[] ? P : never;
}[PathFor<'get'>];

export type ItemOf<P extends ListPath> =
  ResponseData<'get', P> extends readonly (infer Item)[] ? Item : never;

export interface Client extends Api<'client'> {
  /** The items of a list, across all pages. The next page is requested once the previous one is used up. */
  items: <P extends ListPath>(path: P, ...options: Options<'get', P>) => AsyncGenerator<ItemOf<P>, void>;
  /** The same, page by page. */
  pages: <P extends ListPath>(path: P, ...options: Options<'get', P>) => AsyncGenerator<ItemOf<P>[], void>;
}

interface LooseOptions extends Extras {
  query?: object;
}

/** One call with loose types; the public signatures have already checked path and options. */
type Send = <T>(method: Method, path: string, options?: LooseOptions) => Promise<ApiResponse<T>>;

/** Deletions that return what is left. A 404 has no such body, so it can't stand in for success. */
const ANSWERED_DELETIONS: Record<AnsweredDeletion, true> = {
  '/api/cleaners/{id}/checks/{kind}/documents/{documentId}': true,
};
type AnsweredDeletion = {
  [P in PathFor<'delete'>]: ResponseData<'delete', P> extends undefined ? never : P;
}[PathFor<'delete'>];

/** The API's usual response to a deletion. */
const DELETED = { data: undefined as never, status: 204, headers: new Headers() };

const isDeleted = (method: Method, path: string, error: unknown): boolean =>
  method === 'delete' &&
  !(path in ANSWERED_DELETIONS) &&
  isAxiosError(error) &&
  error.response?.status === 404;

/**
 * A client for programs. Calls refused with 429 or 503 are retried after the wait that the response asks for. Calls
 * whose response was lost are retried if repeating them is harmless: reads, replacements, deletions, and calls that
 * take an `Idempotency-Key`, which the client adds unless the caller gives one. An edit with `If-Match` and without a
 * key is not retried: if the first try did succeed, its own change would cause the second to be refused with 412. If
 * the response to a deletion is lost and the retry gets 404, the deletion counts as done. A call that fails in the end
 * rejects with an `ApiError`. If that has no `status`, no response arrived and the call may have taken effect.
 */
export function connect({ baseUrl, token, timeoutMs = TIMEOUT_MS, ...policy }: ConnectOptions): Client {
  const http = axios.create({ baseURL: baseUrl, timeout: timeoutMs });
  http.interceptors.request.use((config) => {
    const current = typeof token === 'function' ? token() : token;
    if (current !== undefined) config.headers.set('Authorization', `Bearer ${current}`);
    return config;
  });
  const once = createApi(http).request as Send;
  const retry = { ...DEFAULTS, ...policy };

  const send: Send = async <T>(method: Method, path: string, options: LooseOptions = {}) => {
    const takesKey = IDEMPOTENT_CALLS.has(`${method} ${path}`);
    const idempotencyKey = options.idempotencyKey ?? (takesKey ? crypto.randomUUID() : undefined);
    const isConditional = new Headers(options.headers).has('If-Match');
    const isSafe = takesKey || (method !== 'post' && method !== 'patch' && !isConditional);
    let mayBeDone = false;
    const attempt = async () => {
      try {
        return await once<T>(method, path, { ...options, idempotencyKey });
      } catch (error) {
        if (mayBeDone && isDeleted(method, path, error)) return DELETED;
        mayBeDone ||= isAnswerLost(error);
        throw error;
      }
    };
    try {
      return await withRetries(attempt, retry, { isSafe, signal: options.signal });
    } catch (error) {
      options.signal?.throwIfAborted();
      throw toApiError(error, `${method.toUpperCase()} ${path}`);
    }
  };
  const call =
    <M extends Method>(method: M): Call<M, 'client'> =>
    async (path, ...[options]) =>
      (await send<ResponseData<M, typeof path>>(method, path, options as LooseOptions)).data;

  const pages: Client['pages'] = async function* <P extends ListPath>(
    path: P,
    ...[options]: Options<'get', P>
  ) {
    const { query, ...rest } = (options ?? {}) as LooseOptions;
    let page: object | undefined = query;
    do {
      const { data, headers } = await send<ItemOf<P>[]>('get', path, { ...rest, query: page });
      if (data.length > 0) yield data;
      else if (path === FEED) return;
      page = nextQuery(headers.get('Link'));
    } while (page !== undefined);
  };

  return {
    get: call('get'),
    post: call('post'),
    patch: call('patch'),
    put: call('put'),
    delete: call('delete'),
    request: (method, path, ...[options]) => send(method, path, options as LooseOptions),
    pages,
    async *items(path, ...options) {
      for await (const page of pages(path, ...options)) yield* page;
    },
  };
}
