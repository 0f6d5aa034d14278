import { describe, expect, it } from 'vitest';
import { notification } from '../../test/notification';
import { GROUPS } from '../query-groups';
import { AFTER_LOSS, ON_FIRST_UP, staleAfter } from './use-live-refresh';

const JOBS = [GROUPS.postings, GROUPS.applications];

describe('a pushed change of a booking', () => {
  it('has the job that it came from read again, and the bid on it, which show its time', () => {
    const stale = staleAfter({ name: 'booking', data: { id: 81, status: 'confirmed' } });
    expect(stale).toEqual(expect.arrayContaining([GROUPS.bookings, ...JOBS]));
  });
});

describe('a pushed notice', () => {
  it('of a review has the reviews read again, and the profile with its rating', () => {
    const stale = staleAfter({ name: 'notification', data: { ...notification(1), type: 'review' } });
    expect(stale).toEqual(expect.arrayContaining([GROUPS.reviews, GROUPS.cleanersByUser]));
  });

  it('of a check, a document asked for or refused, has the checks read again', () => {
    const stale = staleAfter({ name: 'notification', data: { ...notification(1), type: 'other' } });
    expect(stale).toEqual(expect.arrayContaining([GROUPS.checks, GROUPS.cleanersByUser]));
  });

  it('of an approval given or withdrawn has read again to whom one may write, and by whom one may be chosen', () => {
    const stale = staleAfter({ name: 'notification', data: { ...notification(1), type: 'other' } });
    expect(stale).toEqual(expect.arrayContaining([GROUPS.bookings, GROUPS.messages, ...JOBS]));
  });
});

describe('after the stream was down', () => {
  it.each(['checks', 'reports', 'reviews', 'notifications', 'bookings', 'calendar'] as const)(
    '%s are read again, whose events were missed',
    (group) => expect(AFTER_LOSS).toContainEqual(GROUPS[group]),
  );
});

describe('when the stream opens for the first time', () => {
  it('the calendar is read again, which another screen may have changed meanwhile', () =>
    expect(ON_FIRST_UP).toContainEqual(GROUPS.calendar));
});
