import { ACCOUNT_LIMITS, JOB_ALERTS } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const POSTING_CALLS = {
  listCustomerPostings: {
    summary: 'Own jobs, newest first',
    description: 'Every job that the caller posted, in any state, with the number of applications.',
    errors: ['FORBIDDEN'],
  },
  getPosting: {
    summary: 'One job: all of it for its owner and the assigned cleaner',
    description:
      'The owner and the chosen cleaner read all of it; other approved cleaners read it while it is open, without street, private instructions and access notes. Anybody else answers 404.',
    answer: 'The job',
    errors: ['NOT_FOUND'],
  },
  createPosting: {
    summary: 'Post a job that cleaners can apply for',
    description: `Puts a job on the board of approved cleaners. At most ${ACCOUNT_LIMITS.openPostings} open at once and ${ACCOUNT_LIMITS.postingsADay} a day; the time must lie ahead, within 13 months. The ${JOB_ALERTS.cleanersAtMost} nearest approved cleaners within ${JOB_ALERTS.withinMiles} miles who offer the service and take bookings get a notification and the live event \`posting\`, for the first ${ACCOUNT_LIMITS.jobAlertsADay} jobs of a day. What the public description says must hold no phone numbers or addresses.`,
    answer: 'The job, open',
    errors: [
      'TIME_IN_PAST',
      'TIME_TOO_FAR',
      'POSTCODE_NOT_FOUND',
      'POSTCODE_NOT_COVERED',
      'TOO_MANY_JOBS',
      'EMAIL_NOT_VERIFIED',
    ],
  },
  changePosting: {
    summary: 'Edit or cancel an open job',
    description:
      'The owner edits or cancels an open job. A change of time, length, service, place or public description raises `termsVersion`: pending applications are then on earlier terms, and their cleaners are told and mailed. The parties get the live events `posting` and `application`. Send the `termsVersion` that was seen, so that a change of another tab is not overwritten.',
    answer: 'The job, as it is now',
    errors: [
      'STATE_CONFLICT',
      'TERMS_CHANGED',
      'TIME_IN_PAST',
      'TIME_TOO_FAR',
      'POSTCODE_NOT_FOUND',
      'POSTCODE_NOT_COVERED',
      'TOO_MANY_JOBS',
      'EMAIL_NOT_VERIFIED',
      'FORBIDDEN',
      'NOT_FOUND',
    ],
  },
} as const satisfies Record<string, CallTexts>;
