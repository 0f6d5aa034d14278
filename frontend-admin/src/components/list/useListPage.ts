import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  useGetList,
  useRecordSelection,
  type ListControllerResult,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { useListParams } from './useListParams';

export interface ListPageOptions {
  resource: string;
  sort: SortPayload;
  perPage?: number;
  /** Initial filter values. */
  filter?: Record<string, string>;
  /** For one of several lists on a page: its page and filters are not part of the URL. */
  isPart?: boolean;
}

/**
 * The open page of a list. Replaces react-admin's `useListController`, which goes to page 1 and shows a toast if a page
 * can't be loaded, and never retries.
 */
export function useListPage<T extends RaRecord>(
  options: ListPageOptions,
): ListControllerResult<T> & { fetchedAt: number } {
  const { resource, sort: initialSort, perPage: initialPerPage = 25, filter, isPart = false } = options;
  const [query, setters, correctPage] = useListParams({
    sort: initialSort,
    perPage: initialPerPage,
    filter,
    isPart,
  });
  const [selectedIds, selection] = useRecordSelection<T>({ resource, disableSyncWithStore: true });
  const { page, perPage } = query;
  const sort = { field: query.sort, order: query.order === 'DESC' ? 'DESC' : 'ASC' } as const;
  const list = useGetList<T>(
    resource,
    { pagination: { page, perPage }, sort, filter: query.filter },
    { placeholderData: keepPreviousData },
  );
  const { data, total, error, isPending, isFetching, isPlaceholderData, dataUpdatedAt } = list;

  // Rows may have disappeared, and with them the last page.
  const lastPage = total === undefined ? page : Math.max(1, Math.ceil(total / perPage));
  const target = isFetching || isPlaceholderData ? page : Math.max(1, Math.min(page, lastPage));
  useEffect(() => {
    if (target !== page) correctPage(target);
  }, [target, page, correctPage]);

  const controls = {
    resource,
    sort,
    page,
    perPage,
    filterValues: query.filter,
    displayedFilters: query.displayedFilters,
    selectedIds,
    isFetching,
    isPlaceholderData,
    fetchedAt: dataUpdatedAt,
    refetch: list.refetch,
    ...setters,
    onSelect: selection.select,
    onSelectAll: () => selection.select((data ?? []).map(({ id }) => id)),
    onToggleItem: selection.toggle,
    onUnselectItems: () => selection.unselect(selectedIds),
  };
  const nothing = { data: undefined, total: undefined, meta: undefined };
  if (data !== undefined && total !== undefined)
    return error
      ? { ...controls, data, total, error, isPending: false }
      : { ...controls, data, total, error: null, isPending: false };
  if (!isPending && error) return { ...controls, ...nothing, error, isPending: false };
  return { ...controls, ...nothing, error: null, isPending: true };
}
