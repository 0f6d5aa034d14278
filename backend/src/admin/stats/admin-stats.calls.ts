import type { CallTexts } from '../../common/api-call.js';

export const STATS_CALLS = {
  getAdminStats: {
    summary: 'Get the counts of the console’s first page',
    description:
      'Returns how many accounts, sign-ups, bookings and jobs there are, and how many of them need attention.',
    answer: 'The counts',
  },
  getActivity: {
    summary: 'Get sign-ups, bookings and filled jobs by day',
    description:
      'Returns one entry for each day of a UK calendar, for a chart. Days without any activity are included.',
    answer: 'One entry a day, the earliest first',
  },
} as const satisfies Record<string, CallTexts>;
