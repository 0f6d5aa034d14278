import type { CallTexts } from '../../common/api-call.js';

export const EARNINGS_CALLS = {
  getEarnings: {
    summary: 'Own earnings in a period',
    description:
      'What completed and paid bookings of a period came to, with a figure for each day, or each month of all time, and beside it what those of this week, this month and all time came to. Money goes from customer to cleaner directly, so this is a record, not a balance.',
    answer: 'The figures of the period',
  },
  exportEarnings: {
    summary: 'The transactions of a period as CSV',
    description:
      'A line for each completed or paid booking of the period, for a spreadsheet; at most 50,000.',
    answer: 'A CSV file with a header line',
  },
} as const satisfies Record<string, CallTexts>;
