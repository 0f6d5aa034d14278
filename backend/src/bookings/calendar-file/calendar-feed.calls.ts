import type { CallTexts } from '../../common/api-call.js';

export const CALENDAR_FEED_CALLS = {
  createCalendarFeed: {
    summary: 'A new private address of the own calendar; the one before stops working',
    description:
      'Answers an address to which a calendar program can subscribe without signing in; whoever has it reads the bookings, so it is shown this once. The address before stops working; a new password, signing out everywhere and a reset of the second factor end it too.',
    answer: 'The address',
  },
  removeCalendarFeed: {
    summary: 'Stop the private address of the own calendar',
    description: 'The address answers 404 from now on. Also where there was none.',
    answer: 'There is no address any more',
  },
  readCalendarFeed: {
    summary: 'A cleaner’s bookings as an iCalendar file, for whoever has the private address',
    description:
      'Confirmed bookings and blocked times, for calendar programs; one that was cancelled, or moved and not confirmed again, as cancelled until it would have ended. The secret stands in the address; an ended one answers 404.',
    answer: 'An iCalendar file',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
