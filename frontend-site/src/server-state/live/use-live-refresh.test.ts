import { describe, expect, it } from 'vitest';
import { GROUPS } from '../query-groups';
import { staleAfter } from './use-live-refresh';

describe('a pushed change of a booking', () => {
  it('has the job that it came from read again, and the bid on it, which show its time', () => {
    const stale = staleAfter({ name: 'booking', data: { id: 81, status: 'confirmed' } });
    expect(stale).toEqual(expect.arrayContaining([GROUPS.bookings, GROUPS.postings, GROUPS.applications]));
  });
});
