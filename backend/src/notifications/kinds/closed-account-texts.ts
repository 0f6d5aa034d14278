import type { Person } from '../people.js';

/** Texts for people whose counterpart closes the account. They contain no name, because it is erased by then. */
export const CLOSED_ACCOUNT = {
  request: (work: string) =>
    `The request for ${work} was cancelled because the other person closed the account.`,
  booking: 'The other person closed the account.',
  job: (job: string) =>
    `The job ${job} you had applied for was closed because the customer closed the account.`,
  application: (job: string) =>
    `An application for your job ${job} was withdrawn because the cleaner closed the account.`,
  notMarked: (work: string) => `The cleaner closed the account without marking ${work} as complete.`,
};

/** ` for Ada`, or nothing if the name has been erased. */
export const naming = (preposition: 'by' | 'for' | 'of' | 'with', { firstName, isDeactivated }: Person) =>
  isDeactivated ? '' : ` ${preposition} ${firstName}`;
