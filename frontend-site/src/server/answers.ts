import { TOWNS } from '@tidyhearth/domain';
import { matchPath } from 'react-router-dom';
import { ROUTES } from '../config/routes';
import { cleanerQuery } from '../features/cleaners/hooks/use-cleaner';
import { cleanerSearchKey } from '../features/cleaners/hooks/use-cleaner-search';
import { NO_FILTERS } from '../features/cleaners/search-filters';
import type { CleanerCard, CleanerProfile, SearchOrigin } from '../lib/contract';
import type { Served } from '../hydration/served-data';

/** What the server read for a page: the first page of a search, or a cleaner. */
export interface Answer {
  search?: { items: CleanerCard[]; total?: number; nextCursor?: string; origin?: SearchOrigin };
  cleaner?: CleanerProfile;
}

function filtersAt(path: string) {
  const slug = matchPath(ROUTES.town, path)?.params.town;
  const postcode = TOWNS.find((town) => town.slug === slug)?.outcode ?? '';
  return { ...NO_FILTERS, postcode };
}

/** The data by the keys of the queries of that page. */
export function servedOf(path: string, { search, cleaner }: Answer): Served {
  const served: Served = [];
  if (search) {
    const { items: cleaners, total, nextCursor, origin } = search;
    const pages = [{ cleaners, total, nextCursor, origin }];
    served.push([cleanerSearchKey(filtersAt(path)), { pages, pageParams: [undefined] }]);
  }
  if (cleaner) served.push([cleanerQuery(cleaner.id).queryKey, cleaner]);
  return served;
}
