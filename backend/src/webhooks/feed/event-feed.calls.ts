import type { CallTexts } from '../../common/api-call.js';

export const EVENT_FEED_CALLS = {
  readEventFeed: {
    summary: 'Read events since a position',
    description:
      'Returns events, the oldest first, for programs that ask instead of being called. The `Link` header gives the address for the next call, even after an empty list, and a reader that follows it misses nothing. The admin gets all events, a cleaner those about their own bookings, applications, reviews, messages and approval.',
    answer: 'Events, the oldest first',
    errors: ['EVENTS_EXPIRED'],
  },
} as const satisfies Record<string, CallTexts>;
