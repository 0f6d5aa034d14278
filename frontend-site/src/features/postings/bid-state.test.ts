import { describe, expect, it } from 'vitest';
import { BID } from '../../test/jobs';
import { bidStateOf } from './bid-state';

const NOW = Date.parse('2027-03-01T12:00:00Z');
const job = (changes: object) => ({ posting: { ...BID.posting, ...changes } });
const PAST = { postingDate: '2027-02-01T10:00:00.000Z' };

describe('what became of an application', () => {
  it.each([
    ['waiting', {}],
    ['changed', { isOnEarlierTerms: true }],
    ['accepted', { status: 'accepted', ...job({ status: 'assigned', ...PAST }) }],
    ['accepted', { status: 'accepted', ...job({ status: 'cancelled' }) }],
    ['notChosen', { status: 'rejected', ...job({ status: 'assigned' }) }],
    ['notChosen', { status: 'rejected', ...job(PAST) }],
    ['withdrawn', { status: 'withdrawn', ...job({ status: 'cancelled' }) }],
    ['closed', { status: 'rejected', ...job({ status: 'cancelled' }) }],
    ['closed', job(PAST)],
    ['closed', { isOnEarlierTerms: true, ...job(PAST) }],
  ] as const)('is %s: %o', (expected, changes) => {
    expect(bidStateOf({ ...BID, ...changes }, NOW)).toBe(expected);
  });
});
