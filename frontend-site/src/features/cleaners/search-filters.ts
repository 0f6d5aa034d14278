import {
  DEFAULT_RADIUS_MILES,
  isDate,
  MAX_RADIUS_MILES,
  parsePence,
  POSTCODE_TYPED_MAX,
  RADIUS_OPTIONS_MILES,
  SEARCH_RATE_MAX_PENCE,
  SEARCH_SERVICES,
  serviceFamily,
} from '@tidyhearth/domain';

export const SORTS = ['rating', 'price', 'reviews', 'distance'] as const;
export type Sort = (typeof SORTS)[number];

type SearchService = (typeof SEARCH_SERVICES)[number];

/** The query string of the search page. Empty strings mean no filter. */
export interface SearchFilters {
  postcode: string;
  radius: number;
  date: string;
  service: SearchService | '';
  minRate: string;
  maxRate: string;
  rating: string;
  insured: boolean;
  sort: Sort;
}

export const NO_FILTERS: SearchFilters = {
  postcode: '',
  radius: DEFAULT_RADIUS_MILES,
  date: '',
  service: '',
  minRate: '',
  maxRate: '',
  rating: '',
  insured: false,
  sort: 'rating',
};

export const RATINGS = ['3', '4', '4.5'] as const;

const oneOf = <T extends string>(value: string, allowed: readonly T[], fallback: T): T =>
  allowed.find((option) => option === value) ?? fallback;

/** Other screens and the API name some services differently: a link may ask for `office`, which is `commercial` here. */
const serviceOf = (value: string): SearchService | '' =>
  SEARCH_SERVICES.find((service) => serviceFamily(service).some((id) => id === value)) ?? '';

const amount = (value: string) => ((parsePence(value) ?? Infinity) > SEARCH_RATE_MAX_PENCE ? '' : value);

/** One readable line. Also shortened if it isn't a postcode, which the server then reports. */
const postcodeOf = (value: string) =>
  value
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, POSTCODE_TYPED_MAX)
    .toUpperCase();

/** Reads a query string that may be typed or damaged. What the server would refuse counts as missing. */
export function readFilters(params: URLSearchParams): SearchFilters {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const postcode = postcodeOf(text('postcode'));
  const sort = oneOf(text('sort'), SORTS, 'rating');
  const radius = RADIUS_OPTIONS_MILES.find((option) => String(option) === text('radius'));
  return {
    postcode,
    radius: radius ?? DEFAULT_RADIUS_MILES,
    date: isDate(text('date')) ? text('date') : '',
    service: serviceOf(text('service')),
    minRate: amount(text('minRate')),
    maxRate: amount(text('maxRate')),
    rating: oneOf<string>(text('rating'), RATINGS, ''),
    insured: text('insured') === 'true',
    // Without a place, there is no distance.
    sort: sort === 'distance' && postcode === '' ? 'rating' : sort,
  };
}

/** Only what differs from the default, plus the radius if there is a postcode. */
export function writeFilters(filters: SearchFilters): Record<string, string> {
  const entries = Object.entries(filters) as [keyof SearchFilters, string | number | boolean][];
  return Object.fromEntries(
    entries
      .filter(([name, value]) =>
        name === 'radius' ? filters.postcode !== '' : value !== NO_FILTERS[name] && value !== '',
      )
      .map(([name, value]) => [name, String(value)]),
  );
}

/** Parameters of the API's search that this page has no control for, and does not obey. */
const OF_API_ONLY = ['time', 'limit', 'cursor'];

const isFilter = (name: string): name is keyof SearchFilters => name in NO_FILTERS;

/**
 * The query string with the filters as they are read; undefined if it has nothing that is read differently. A day that
 * has passed stays, because the page says that it has.
 */
export function correctedParams(params: URLSearchParams): URLSearchParams | undefined {
  const filters = readFilters(params);
  const isRead = [...params].every(([name, value]) =>
    isFilter(name) ? String(filters[name]) === value : !OF_API_ONLY.includes(name),
  );
  if (isRead) return undefined;
  const others = [...params].filter(([name]) => !isFilter(name) && !OF_API_ONLY.includes(name));
  return new URLSearchParams([...Object.entries(writeFilters(filters)), ...others]);
}

/** The filters of a search that a profile's own page and its booking form keep. */
export function carriedFilters({ postcode, date, service }: SearchFilters): Record<string, string> {
  return Object.fromEntries(Object.entries({ postcode, date, service }).filter(([, value]) => value !== ''));
}

/** The day of a profile's calendar that somebody wants to book. */
export function dayIn(params: URLSearchParams): string {
  const day = params.get('day') ?? '';
  return isDate(day) ? day : '';
}

const PANEL = ['service', 'minRate', 'maxRate', 'rating', 'insured'] as const;

export function countPanelFilters(filters: SearchFilters): number {
  return PANEL.filter((name) => filters[name] !== NO_FILTERS[name]).length;
}

export function clearPanelFilters(filters: SearchFilters): SearchFilters {
  const { service, minRate, maxRate, rating, insured } = NO_FILTERS;
  return { ...filters, service, minRate, maxRate, rating, insured };
}

/** What of an empty search goes: date and filters first, then the distance grows. */
type Widening = 'date' | 'filters' | 'dateAndFilters' | 'distance';

/**
 * `undefined` when nothing is left to widen. `isBusyDay`: somebody is found on other days (or nobody is), where that is
 * known, so that the date alone goes, or stays.
 */
export function wideningOf(filters: SearchFilters, isBusyDay?: boolean): Widening | undefined {
  if (isBusyDay) return 'date';
  const hasFilters = countPanelFilters(filters) > 0;
  const mayBeBusyDay = filters.date !== '' && isBusyDay === undefined;
  if (mayBeBusyDay) return hasFilters ? 'dateAndFilters' : 'date';
  if (hasFilters) return 'filters';
  return filters.postcode !== '' && filters.radius < MAX_RADIUS_MILES ? 'distance' : undefined;
}

export function widen(filters: SearchFilters, widening: Widening): SearchFilters {
  switch (widening) {
    case 'date':
      return { ...filters, date: '' };
    case 'filters':
      return clearPanelFilters(filters);
    case 'dateAndFilters':
      return { ...clearPanelFilters(filters), date: '' };
    case 'distance':
      return { ...filters, radius: MAX_RADIUS_MILES };
  }
}
