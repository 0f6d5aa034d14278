import { isAxiosError, type AxiosInstance } from 'axios';
import type { components, paths } from './schema.js';

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** The paths that support a method. */
export type PathFor<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends PathFor<M>> = paths[P] extends Record<M, infer O> ? O : never;

type Parameters<O, Place extends 'path' | 'query' | 'header'> = O extends {
  parameters: { [K in Place]?: infer T };
}
  ? NonNullable<T>
  : Record<never, never>;

/** `{ name: T }`, optional if T has no required property. */
type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

type PathPart<O> = keyof Parameters<O, 'path'> extends never ? unknown : Part<'path', Parameters<O, 'path'>>;
type QueryPart<O> = keyof Parameters<O, 'query'> extends never
  ? unknown
  : Part<'query', Parameters<O, 'query'>>;

/** Files are sent as FormData, whatever the API document says about the parts. */
type ContentBody<C> = C extends { 'application/json': infer Json }
  ? Json
  : C extends { 'multipart/form-data': unknown }
    ? FormData
    : never;

type BodyPart<O> = O extends { requestBody: { content: infer C } }
  ? { body: ContentBody<C> }
  : O extends { requestBody?: { content: infer C } }
    ? { body?: ContentBody<C> }
    : unknown;

/**
 * Who creates the idempotency key of a call that takes one: the caller, who reuses it for every try, or the client
 * itself.
 */
export type KeyFrom = 'caller' | 'client';

type KeyPart<O> = [Parameters<O, 'header'>] extends [never]
  ? unknown
  : 'Idempotency-Key' extends keyof Parameters<O, 'header'>
    ? { idempotencyKey: string }
    : unknown;

export interface Extras {
  /** The same for every try of an action, so that a repeated request takes effect only once. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export type RequestOptions<M extends Method, P extends PathFor<M>, K extends KeyFrom = 'caller'> = PathPart<
  Operation<M, P>
> &
  QueryPart<Operation<M, P>> &
  BodyPart<Operation<M, P>> &
  (K extends 'caller' ? KeyPart<Operation<M, P>> : unknown) &
  Extras;

/** The arguments after the path; optional if no option is required. */
export type Options<M extends Method, P extends PathFor<M>, K extends KeyFrom = 'caller'> =
  Record<never, never> extends RequestOptions<M, P, K>
    ? [options?: RequestOptions<M, P, K>]
    : [options: RequestOptions<M, P, K>];

type Success = 200 | 201 | 202 | 204;
type Content<R> = R extends { content: infer C } ? C[keyof C] : undefined;
type SuccessOf<O> = O extends { responses: infer R } ? R[keyof R & Success] : never;

/** The body of a successful response. */
export type ResponseData<M extends Method, P extends PathFor<M>> = Content<SuccessOf<Operation<M, P>>>;

export interface ApiResponse<T> {
  data: T;
  status: number;
  headers: Headers;
}

export type Call<M extends Method, K extends KeyFrom = 'caller'> = <P extends PathFor<M>>(
  path: P,
  ...options: Options<M, P, K>
) => Promise<ResponseData<M, P>>;

export interface Api<K extends KeyFrom = 'caller'> {
  get: Call<'get', K>;
  post: Call<'post', K>;
  patch: Call<'patch', K>;
  put: Call<'put', K>;
  delete: Call<'delete', K>;
  /** Like the other methods, but returns status and headers (`Link`, `X-Total-Count`) together with the data. */
  request: <M extends Method, P extends PathFor<M>>(
    method: M,
    path: P,
    ...options: Options<M, P, K>
  ) => Promise<ApiResponse<ResponseData<M, P>>>;
}

interface LooseOptions extends Extras {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Fills in the parameters of a documented path, for requests that are not JSON calls, such as downloads. */
export function fillPath(template: string, values: Record<string, string | number> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** The typed client of the API. The Axios instance supplies base address and token. */
export function createApi(http: AxiosInstance): Api {
  async function send<T>(method: Method, path: string, options: LooseOptions = {}): Promise<ApiResponse<T>> {
    const response = await http.request<T>({
      method,
      url: fillPath(path, options.path),
      params: options.query,
      paramsSerializer: { indexes: null },
      data: options.body,
      headers: options.idempotencyKey
        ? { ...options.headers, 'Idempotency-Key': options.idempotencyKey }
        : options.headers,
      signal: options.signal,
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      if (value !== undefined && value !== null) headers.set(name, String(value));
    }
    const data = response.status === 204 ? (undefined as T) : response.data;
    return { data, status: response.status, headers };
  }

  const call =
    <M extends Method>(method: M): Call<M> =>
    async (path, ...[options]) =>
      (await send<ResponseData<M, typeof path>>(method, path, options as LooseOptions)).data;

  return {
    get: call('get'),
    post: call('post'),
    patch: call('patch'),
    put: call('put'),
    delete: call('delete'),
    request: (method, path, ...[options]) => send(method, path, options as LooseOptions),
  };
}

export type ErrorBody = components['schemas']['ErrorResponse'];

/** The API's error body; undefined if the response did not come from the API. */
export function apiErrorOf(error: unknown): ErrorBody | undefined {
  if (!isAxiosError<unknown>(error)) return undefined;
  const body = error.response?.data;
  const isErrorBody =
    typeof body === 'object' && body !== null && 'code' in body && 'message' in body && 'statusCode' in body;
  return isErrorBody ? (body as ErrorBody) : undefined;
}
