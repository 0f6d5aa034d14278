import type { CallTexts } from '../../common/api-call.js';

export const EVENT_FEED_CALLS = {
  readEventFeed: {
    summary: 'What happened since, oldest first',
    description:
      'For programs that ask instead of being called. The `Link` header says where to go on, also after an empty list: there only what is new comes. A reader that follows it misses nothing. The admin gets all events, a cleaner those about the own bookings, applications, reviews, messages and approval.',
    answer: 'Events, the oldest first',
    errors: ['EVENTS_EXPIRED'],
  },
} as const satisfies Record<string, CallTexts>;
