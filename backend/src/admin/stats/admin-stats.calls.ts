import type { CallTexts } from '../../common/api-call.js';

export const STATS_CALLS = {
  getAdminStats: {
    summary: 'The counts of the console’s first page',
    description:
      'How many accounts, sign-ups, bookings and jobs there are, and how many of them wait for somebody.',
    answer: 'The counts',
  },
  getActivity: {
    summary: 'Sign-ups, bookings and filled jobs day by day',
    description: 'For a chart: one entry a day on a UK calendar, days without anything too.',
    answer: 'One entry a day, the earliest first',
  },
} as const satisfies Record<string, CallTexts>;
