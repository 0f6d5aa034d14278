import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * A query client for data that other people change. If a query is invalidated during its first fetch, TanStack Query
 * accepts that fetch's response, although it may have been read before the change. This client then fetches the query
 * once more. The first response is shown in the meantime, so that frequent changes on a slow connection don't keep the
 * page empty.
 */
export class FreshQueryClient extends QueryClient {
  override async invalidateQueries<K extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const overtaken = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined)
      .map(async ({ promise, queryKey }) => {
        await promise?.catch(() => undefined);
        await super.invalidateQueries({ queryKey, exact: true }, options);
      });
    await Promise.all([super.invalidateQueries(filters, options), ...overtaken]);
  }
}
