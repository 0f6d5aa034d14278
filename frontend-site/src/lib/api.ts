import type { Api, Options, PathFor, ResponseData } from '@tidyhearth/api-client';

/** One page of a longer list. */
export interface Page<Item> {
  items: Item[];
  total: number | undefined;
  nextCursor: string | undefined;
  headers: Headers;
}

export interface Tagged<Value> {
  value: Value;
  /** The ETag, for `If-Match` of an edit based on this data. */
  tag: string | undefined;
}

export type ListItem<P extends PathFor<'get'>> = ResponseData<'get', P> extends (infer Item)[] ? Item : never;

interface SiteApi extends Omit<Api, 'request'> {
  page: <P extends PathFor<'get'>>(path: P, ...options: Options<'get', P>) => Promise<Page<ListItem<P>>>;
  tagged: <P extends PathFor<'get'>>(
    path: P,
    ...options: Options<'get', P>
  ) => Promise<Tagged<ResponseData<'get', P>>>;
  file: <P extends PathFor<'get'>>(path: P, ...options: Options<'get', P>) => Promise<Blob>;
}

/** The HTTP client loads with the first call, so that a page without calls does not load it. */
export const loadHttp = () => import('./http');

/** The generated client of the API. A path, parameter or body that the server doesn't know is a compile error. */
export const api: SiteApi = {
  get: async (path, ...options) => (await loadHttp()).http.get(path, ...options),
  post: async (path, ...options) => (await loadHttp()).http.post(path, ...options),
  patch: async (path, ...options) => (await loadHttp()).http.patch(path, ...options),
  put: async (path, ...options) => (await loadHttp()).http.put(path, ...options),
  delete: async (path, ...options) => (await loadHttp()).http.delete(path, ...options),

  page: async (path, ...options) => (await loadHttp()).page(path, ...options),
  tagged: async (path, ...options) => (await loadHttp()).readTagged(path, ...options),
  file: async (path, ...[options]) => (await loadHttp()).download(path, options),
};
