import type { CallTexts } from '../../common/api-call.js';

export const RECORD_CALLS = {
  listAllPostings: {
    summary: 'List all posted jobs',
    description:
      'Returns every posted job with its customer, budget and number of applications, filtered by state, day and place.',
  },
  listAllApplications: {
    summary: 'List all applications for posted jobs',
    description: 'Returns what cleaners have offered for posted jobs, filtered by state, job and cleaner.',
  },
  listContactMessages: {
    summary: 'List messages from the contact form',
    description: 'Returns the messages of the contact form. Each was also mailed to support.',
  },
  listWaitlist: {
    summary: 'List the people on the waitlist',
    description:
      'Returns the email addresses of people who want to know when the service reaches their area.',
  },
  listClientErrors: {
    summary: 'List faults that pages reported',
    description:
      'Returns faults of our own pages in people’s browsers. Equal faults are counted together; the latest come first by default.',
  },
} as const satisfies Record<string, CallTexts>;
