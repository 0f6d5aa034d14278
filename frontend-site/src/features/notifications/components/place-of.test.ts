import { describe, expect, it } from 'vitest';
import type { Notification } from '../../../lib/contract';
import { placeOf } from './notification-popover';

const NONE = { bookingId: null, conversationId: null };
const place = (
  type: Notification['type'],
  ids: Partial<Pick<Notification, 'bookingId' | 'conversationId'>>,
) => placeOf({ type, ...NONE, ...ids });

describe('a pressed bell item', () => {
  it.each([
    ['booking', { bookingId: 81 }, '/bookings/81'],
    ['payment', { bookingId: 81 }, '/bookings/81'],
    ['review', { bookingId: 81 }, '/bookings/81'],
    ['message', { conversationId: '12-15' }, '/messages/12-15'],
    ['message', {}, '/dashboard?tab=messages'],
    ['application', {}, '/dashboard?tab=postings'],
    ['posting', {}, '/dashboard?tab=postings'],
    ['booking', {}, '/dashboard?tab=bookings'],
    ['other', {}, '/dashboard?tab=bookings'],
    ['report', {}, '/profile?tab=safety'],
  ] as const)('about a %s with %j leads to %s', (type, ids, path) => {
    expect(place(type, ids)).toBe(path);
  });
});
