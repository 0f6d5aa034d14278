import { isDate, MAX_RADIUS_MILES, POSTING_SERVICES, RADIUS_OPTIONS_MILES } from '@tidyhearth/domain';

export const JOB_SORTS = ['newest', 'nearest', 'soonest', 'pay'] as const;
export type JobSort = (typeof JOB_SORTS)[number];
type PostingService = (typeof POSTING_SERVICES)[number];

/** In pounds an hour. */
export const PAY_OPTIONS = ['15', '18', '20', '25', '30'] as const;
const DEFAULT_MILES = 20;

/** The job board's part of the query string. Empty strings mean no filter. */
export interface JobFilters {
  /** In miles. */
  distance: number;
  service: PostingService | '';
  from: string;
  to: string;
  pay: (typeof PAY_OPTIONS)[number] | '';
  sort: JobSort;
}

export const NO_JOB_FILTERS: JobFilters = {
  distance: DEFAULT_MILES,
  service: '',
  from: '',
  to: '',
  pay: '',
  sort: 'newest',
};

/** Reads a query string that may be typed or damaged. Invalid values count as missing. */
export function readJobFilters(params: URLSearchParams): JobFilters {
  const text = (name: string) => params.get(name) ?? '';
  const [from, to] = [dateOf(text('from')), dateOf(text('to'))];
  return {
    distance:
      RADIUS_OPTIONS_MILES.find((miles) => String(miles) === text('distance')) ?? NO_JOB_FILTERS.distance,
    service: POSTING_SERVICES.find((service) => service === text('service')) ?? '',
    from,
    to: from !== '' && to < from ? '' : to,
    pay: PAY_OPTIONS.find((pay) => pay === text('pay')) ?? '',
    sort: JOB_SORTS.find((sort) => sort === text('sort')) ?? 'newest',
  };
}

const dateOf = (text: string) => (isDate(text) ? text : '');

/** The query string with these filters. Its other parameters stay. */
export function writeJobFilters(params: URLSearchParams, filters: JobFilters): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const [name, value] of Object.entries(filters)) {
    if (value === '' || value === NO_JOB_FILTERS[name as keyof JobFilters]) written.delete(name);
    else written.set(name, String(value));
  }
  return written;
}

/** The filters under their names in the API. */
export function boardQuery({ distance, service, from, to, pay, sort }: JobFilters) {
  return {
    distance,
    service: service || undefined,
    from: from || undefined,
    to: to || undefined,
    minPay: pay || undefined,
    sort,
  };
}

/** Whether a filter, other than the order, hides jobs that the widest board shows. */
export const canWiden = ({ distance, service, from, to, pay }: JobFilters): boolean =>
  distance < MAX_RADIUS_MILES || [service, from, to, pay].some((filter) => filter !== '');

export const widest = ({ sort }: JobFilters): JobFilters => ({
  ...NO_JOB_FILTERS,
  distance: MAX_RADIUS_MILES,
  sort,
});
