import type { Api, Options, PathFor, ResponseData } from '@tidyhearth/api-client';

/** One page of a list that goes on. */
export interface Page<Item> {
  items: Item[];
  total: number | undefined;
  nextCursor: string | undefined;
  headers: Headers;
}

type ListItem<P extends PathFor<'get'>> = ResponseData<'get', P> extends (infer Item)[] ? Item : never;

interface SiteApi extends Omit<Api, 'request'> {
  page: <P extends PathFor<'get'>>(path: P, ...options: Options<'get', P>) => Promise<Page<ListItem<P>>>;
  file: <P extends PathFor<'get'>>(path: P, ...options: Options<'get', P>) => Promise<Blob>;
}

/** The HTTP client loads with the first call: a page that asks nothing never pays for it. */
export const loadHttp = () => import('./http');

export function nextCursor(link: string | null): string | undefined {
  const next = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  return next ? (new URL(next, 'http://localhost').searchParams.get('cursor') ?? undefined) : undefined;
}

/** The generated client of the API: a path, parameter or body that the server doesn't know is a compile error. */
export const api: SiteApi = {
  get: async (path, ...options) => (await loadHttp()).http.get(path, ...options),
  post: async (path, ...options) => (await loadHttp()).http.post(path, ...options),
  patch: async (path, ...options) => (await loadHttp()).http.patch(path, ...options),
  put: async (path, ...options) => (await loadHttp()).http.put(path, ...options),
  delete: async (path, ...options) => (await loadHttp()).http.delete(path, ...options),

  async page(path, ...options) {
    const { data, headers } = await (await loadHttp()).http.request('get', path, ...options);
    const total = headers.get('x-total-count');
    return {
      items: data as unknown as ListItem<typeof path>[],
      total: total === null ? undefined : Number(total),
      nextCursor: nextCursor(headers.get('link')),
      headers,
    };
  },

  file: async (path, ...[options]) => (await loadHttp()).download(path, options),
};
