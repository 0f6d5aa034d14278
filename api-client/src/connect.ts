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
/** Always says where to go on; an empty page is its end for now. One of a search for today only found nobody so far. */
const FEED: ListPath = '/api/events/feed';

export interface ConnectOptions extends Partial<RetryPolicy> {
  /** Where Tidyhearth runs: `https://tidyhearth.example` */
  baseUrl: string;
  /** An API key, or the token of a session. A function is asked before each try. */
  token?: string | (() => string | undefined);
  /** For one try, in milliseconds; 30,000 unless given. */
  timeoutMs?: number;
}

/** Paths whose answer is a list. */
export type ListPath = {
  [P in PathFor<'get'>]: ResponseData<'get', P> extends readonly unknown[] ? P : never;
}[PathFor<'get'>];

export type ItemOf<P extends ListPath> =
  ResponseData<'get', P> extends readonly (infer Item)[] ? Item : never;

export interface Client extends Api<'client'> {
  /** The items of a list, through all its pages. The next page is asked for when the one before is used up. */
  items: <P extends ListPath>(path: P, ...options: Options<'get', P>) => AsyncGenerator<ItemOf<P>, void>;
  /** The same, page by page. */
  pages: <P extends ListPath>(path: P, ...options: Options<'get', P>) => AsyncGenerator<ItemOf<P>[], void>;
}

interface LooseOptions extends Extras {
  query?: object;
}

/** One call with loose types: the public signatures have checked path and options. */
type Send = <T>(method: Method, path: string, options?: LooseOptions) => Promise<ApiResponse<T>>;

/** Deletions whose answer says what is left, which a 404 does not. */
const ANSWERED_DELETIONS: Record<AnsweredDeletion, true> = {
  '/api/cleaners/{id}/checks/{kind}/documents/{documentId}': true,
};
type AnsweredDeletion = {
  [P in PathFor<'delete'>]: ResponseData<'delete', P> extends undefined ? never : P;
}[PathFor<'delete'>];

/** As the API answers a deletion. */
const DELETED = { data: undefined as never, status: 204, headers: new Headers() };

const isDeleted = (method: Method, path: string, error: unknown): boolean =>
  method === 'delete' &&
  !(path in ANSWERED_DELETIONS) &&
  isAxiosError(error) &&
  error.response?.status === 404;

/**
 * A client for programs. Calls refused with 429 or 503 are tried again after the wait that the answer asks for, as
 * are calls whose answer was lost, if nothing can happen twice by it: reads, replacements and deletions, and what
 * takes an `Idempotency-Key`, which each such call gets unless the caller gives one. An edit with `If-Match` that takes
 * no key is not: had it been carried out, another try would be refused with 412 for its own change. A deletion
 * that finds nothing any more (404) after an answer was lost is done. What fails in the end rejects with an `ApiError`;
 * without a `status`, nobody answered, and the call may have been carried out.
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
