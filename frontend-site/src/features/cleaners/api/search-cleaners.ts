import { leastRatingShownAs, SEARCH_PAGE_SIZE } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import type { CleanerCard, SearchOrigin } from '../../../lib/contract';
import type { SearchFilters } from '../search-filters';

export interface SearchPage {
  cleaners: CleanerCard[];
  total: number | undefined;
  nextCursor: string | undefined;
  origin: SearchOrigin | undefined;
}

function readOrigin(header: string | null): SearchOrigin | undefined {
  try {
    return header === null ? undefined : JSON.parse(header);
  } catch {
    return undefined;
  }
}

export async function searchCleaners(
  filters: SearchFilters,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<SearchPage> {
  const { items, total, nextCursor, headers } = await api.page('/api/cleaners', {
    query: {
      postcode: filters.postcode || undefined,
      radius: filters.postcode ? filters.radius : undefined,
      date: filters.date || undefined,
      service: filters.service || undefined,
      minRate: filters.minRate || undefined,
      maxRate: filters.maxRate || undefined,
      minRating: filters.rating ? leastRatingShownAs(Number(filters.rating)) : undefined,
      insured: filters.insured || undefined,
      sort: filters.sort,
      limit: SEARCH_PAGE_SIZE,
      cursor,
    },
    signal,
  });
  return { cleaners: items, total, nextCursor, origin: readOrigin(headers.get('x-search-origin')) };
}
