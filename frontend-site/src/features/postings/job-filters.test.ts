import { MAX_RADIUS_MILES } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { boardQuery, canWiden, NO_JOB_FILTERS, readJobFilters, widest, writeJobFilters } from './job-filters';

const read = (text: string) => readJobFilters(new URLSearchParams(text));

describe('the filters of the job board', () => {
  it('are what the query string says', () => {
    const text = 'distance=5&service=office&from=2027-03-01&to=2027-03-05&pay=20&sort=soonest';
    expect(read(text)).toEqual({
      ...{ distance: 5, service: 'office', from: '2027-03-01', to: '2027-03-05' },
      ...{ pay: '20', sort: 'soonest' },
    });
    expect(writeJobFilters(new URLSearchParams('tab=postings'), read(text)).toString()).toBe(
      `tab=postings&${text}`,
    );
  });

  it.each(['', 'distance=7', 'service=gardening', 'from=soon', 'to=2027-02-30', 'pay=1', 'sort=best'])(
    'count as absent where they are nonsense: %s',
    (text) => expect(read(text)).toEqual(NO_JOB_FILTERS),
  );

  it('never ask for days that end before they begin', () => {
    expect(read('from=2027-03-05&to=2027-03-01')).toMatchObject({ from: '2027-03-05', to: '' });
  });

  it('leave the query string as they leave the default', () => {
    const params = new URLSearchParams('tab=postings&sort=pay&pay=20');
    expect(writeJobFilters(params, NO_JOB_FILTERS).toString()).toBe('tab=postings');
  });

  it('ask the server for what is set', () => {
    expect(boardQuery(NO_JOB_FILTERS)).toEqual({ distance: 20, sort: 'newest' });
    expect(boardQuery(read('pay=20&service=deep'))).toMatchObject({ minPay: '20', service: 'deep' });
  });

  it('can be widened until nothing is left to widen', () => {
    expect(canWiden(NO_JOB_FILTERS)).toBe(true);
    const all = widest(read('pay=20&sort=pay'));
    expect(all).toEqual({ ...NO_JOB_FILTERS, distance: MAX_RADIUS_MILES, sort: 'pay' });
    expect(canWiden(all)).toBe(false);
  });
});
