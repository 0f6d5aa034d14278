import type { CallTexts } from '../../common/api-call.js';

export const RECORD_CALLS = {
  listAllPostings: {
    summary: 'All posted jobs',
    description:
      'Every posted job with its customer, its budget and the number of applications, by state, day and place.',
  },
  listAllApplications: {
    summary: 'All applications for posted jobs',
    description: 'What cleaners offered for posted jobs, by state, job and cleaner.',
  },
  listContactMessages: {
    summary: 'What was written through the contact form',
    description: 'Messages of the contact form; each was mailed to support as well.',
  },
  listWaitlist: {
    summary: 'Who waits for the launch elsewhere',
    description: 'Addresses that want to hear when we come to their area.',
  },
  listClientErrors: {
    summary: 'Faults that pages met in browsers',
    description:
      'Faults of our own pages in people’s browsers, equal ones counted together, the latest first unless asked otherwise.',
  },
} as const satisfies Record<string, CallTexts>;
