import { describe, expect, it } from 'vitest';
import {
  carriedFilters,
  clearPanelFilters,
  correctedParams,
  countPanelFilters,
  dayIn,
  NO_FILTERS,
  readFilters,
  widen,
  wideningOf,
  writeFilters,
} from './search-filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('search filters in the address', () => {
  it('come back from the address as they were written', () => {
    const filters = {
      postcode: 'OX1 2JD',
      radius: 20,
      date: '2026-12-03',
      service: 'deep',
      minRate: '15',
      maxRate: '27.50',
      rating: '4.5',
      insured: true,
      sort: 'price',
    } as const;
    expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
  });

  it('go on into a profile and its booking as far as these care', () => {
    const searched = read('postcode=OX1&radius=20&service=deep&minRate=15');
    expect(carriedFilters(searched)).toEqual({ postcode: 'OX1', service: 'deep' });
    expect(dayIn(new URLSearchParams('day=2026-12-03'))).toBe('2026-12-03');
    expect(dayIn(new URLSearchParams('day=soon'))).toBe('');
  });

  it('leave an unfiltered search with a bare address', () => {
    expect(writeFilters(NO_FILTERS)).toEqual({});
    expect(read('')).toEqual(NO_FILTERS);
  });

  it('keep the radius beside a postcode, so that a shared link says what it searched', () => {
    expect(writeFilters({ ...NO_FILTERS, postcode: 'OX1' })).toEqual({ postcode: 'OX1', radius: '10' });
  });

  it.each([
    ['radius=7', 'radius', 10],
    ['date=2026-02-30', 'date', ''],
    ['date=tomorrow', 'date', ''],
    ['service=gardening', 'service', ''],
    ['minRate=-5', 'minRate', ''],
    ['maxRate=12.345', 'maxRate', ''],
    ['minRate=1000.01', 'minRate', ''],
    ['maxRate=123456789', 'maxRate', ''],
    ['rating=9', 'rating', ''],
    ['insured=yes', 'insured', false],
    ['sort=random', 'sort', 'rating'],
    ['sort=distance', 'sort', 'rating'],
    ['service=carpet', 'service', ''],
  ] as const)('ignore %s', (query, name, expected) => {
    expect(read(query)[name]).toBe(expected);
  });

  it.each([
    ['office', 'commercial'],
    ['standard', 'regular'],
    ['move-in', 'move-out'],
    ['end-of-tenancy', 'move-out'],
  ])('read the service %s, by which others name it, as %s', (id, service) => {
    expect(read(`service=${id}`).service).toBe(service);
  });

  it.each([
    ['service=office&cleaner=7', 'service=commercial&cleaner=7'],
    ['service=gardening&sort=random&insured=yes', ''],
    ['postcode=ox1&radius=7', 'postcode=OX1&radius=10'],
    ['date=2026-12-03&time=09:00&limit=3&cursor=abc&from=mail', 'date=2026-12-03&from=mail'],
    ['sort=distance&rating=9&minRate=abc&maxRate=20', 'maxRate=20'],
  ])('correct %s to %s, once', (query, corrected) => {
    const params = correctedParams(new URLSearchParams(query));
    expect(params?.toString()).toBe(corrected);
    expect(params && correctedParams(params)).toBeUndefined();
  });

  it.each(['', 'postcode=OX1', 'sort=rating&date=', 'date=2020-01-01', 'service=deep&from=mail'])(
    'leave %s as it is',
    (query) => {
      expect(correctedParams(new URLSearchParams(query))).toBeUndefined();
    },
  );

  it('upper-case the postcode', () => {
    expect(read('postcode=%20ox1%202jd').postcode).toBe('OX1 2JD');
  });

  it('keep the highest rate that the server takes', () => {
    expect(read('minRate=1000&maxRate=1000.00')).toMatchObject({ minRate: '1000', maxRate: '1000.00' });
  });

  it('hold a postcode that the server can answer about: one short line', () => {
    expect(read('postcode=OX1%0A2JD').postcode).toBe('OX1 2JD');
    expect(read('postcode=OX1%00').postcode).toBe('OX1');
    expect(read(`postcode=${'X'.repeat(5000)}`).postcode.length).toBeLessThanOrEqual(64);
  });

  it('count and clear what the panel holds, and nothing else', () => {
    const filters = read('postcode=OX1&radius=20&date=2026-12-03&service=deep&insured=true&sort=price');
    expect(countPanelFilters(filters)).toBe(2);
    expect(writeFilters(clearPanelFilters(filters))).toEqual({
      postcode: 'OX1',
      radius: '20',
      date: '2026-12-03',
      sort: 'price',
    });
  });
});

describe('an empty result offers', () => {
  it('the same place without the filters and the date, first of all', () => {
    const filters = read('postcode=OX1&radius=50&date=2026-12-03&insured=true&sort=price');
    expect(wideningOf(filters)).toBe('dateAndFilters');
    expect(writeFilters(widen(filters, 'dateAndFilters'))).toEqual({
      postcode: 'OX1',
      radius: '50',
      sort: 'price',
    });
  });

  it.each([
    ['date', 'postcode=OX1&date=2026-12-03'],
    ['filters', 'postcode=OX1&insured=true'],
  ] as const)('to go without the %s where nothing else narrows it', (name, query) => {
    expect(wideningOf(read(query))).toBe(name);
    expect(writeFilters(widen(read(query), name))).toEqual({ postcode: 'OX1', radius: '10' });
  });

  it('a wider distance, once there are no filters', () => {
    const filters = read('postcode=OX1&radius=20');
    expect(wideningOf(filters)).toBe('distance');
    expect(writeFilters(widen(filters, 'distance'))).toEqual({ postcode: 'OX1', radius: '50' });
  });

  it('another day alone, where somebody is found then with the same filters', () => {
    const filters = read('postcode=OX1&radius=50&date=2026-12-03&insured=true');
    expect(wideningOf(filters, true)).toBe('date');
    expect(writeFilters(widen(filters, 'date'))).toEqual({ postcode: 'OX1', radius: '50', insured: 'true' });
  });

  it.each([
    ['filters', 'postcode=OX1&radius=50&date=2026-12-03&insured=true'],
    ['distance', 'postcode=OX1&radius=10&date=2026-12-03'],
    [undefined, 'date=2026-12-03'],
  ])('no other day where nobody is found on any, but %s', (name, query) => {
    expect(wideningOf(read(query), false)).toBe(name);
  });

  it('to keep the day where it takes away something else', () => {
    const filters = read('postcode=OX1&radius=10&date=2026-12-03&insured=true');
    expect(widen(filters, 'filters').date).toBe(filters.date);
    expect(widen(filters, 'distance').date).toBe(filters.date);
  });

  it.each(['postcode=OX1&radius=50', ''])('nothing that would change nothing: %s', (query) => {
    expect(wideningOf(read(query))).toBeUndefined();
  });
});
