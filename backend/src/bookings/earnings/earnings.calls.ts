import type { CallTexts } from '../../common/api-call.js';

export const EARNINGS_CALLS = {
  getEarnings: {
    summary: 'Get your earnings in a period',
    description:
      'Returns the totals of the completed and paid bookings of the period, with a figure for each day, or for each month of all time. It also returns the totals of this week, this month and all time. Customers pay cleaners directly, so this is a record and not a balance.',
    answer: 'The figures of the period',
  },
  exportEarnings: {
    summary: 'Export your earnings in a period as CSV',
    description:
      'Returns a line for each completed or paid booking of the period, at most 50,000, for a spreadsheet.',
    answer: 'A CSV file with a header line',
  },
} as const satisfies Record<string, CallTexts>;
