import type { CallTexts } from '../../common/api-call.js';

export const CALENDAR_FEED_CALLS = {
  createCalendarFeed: {
    summary: 'Create a private calendar address',
    description:
      'Returns an address to which a calendar program can subscribe without signing in. Whoever has it can read the bookings, so it is shown only this once. The previous address stops working. A new password, signing out everywhere and a reset of the second factor also end it.',
    answer: 'The address',
  },
  removeCalendarFeed: {
    summary: 'Remove your private calendar address',
    description: 'Ends the address, which answers 404 from then on. Repeating the call is not an error.',
    answer: 'There is no calendar address any more',
  },
  readCalendarFeed: {
    summary: 'Download a calendar by its private address',
    description:
      'Returns a cleaner’s confirmed bookings and blocked times as an iCalendar file. A booking that was cancelled, or moved and not yet confirmed again, is included as cancelled until it would have ended. The address contains the secret; one that has ended answers 404.',
    answer: 'An iCalendar file',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
