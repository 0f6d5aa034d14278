import { ACCOUNT_LIMITS, JOB_ALERTS } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const POSTING_CALLS = {
  listCustomerPostings: {
    summary: 'List your jobs',
    description:
      'Returns every job that you posted, in any state, the newest first, with the number of applications.',
    errors: ['FORBIDDEN'],
  },
  getPosting: {
    summary: 'Get a job',
    description:
      'Returns the whole job to its owner and to the chosen cleaner. Other approved cleaners can read it while it is open, or if they have applied for it, without street, private instructions and access notes. Anybody else gets 404.',
    answer: 'The job',
    errors: ['NOT_FOUND'],
  },
  createPosting: {
    summary: 'Post a job',
    description: `Shows the job to approved cleaners, who can apply for it. You can have at most ${ACCOUNT_LIMITS.openPostings} open jobs and post ${ACCOUNT_LIMITS.postingsADay} a day. The time must lie ahead, within 13 months. The ${JOB_ALERTS.cleanersAtMost} nearest approved cleaners within ${JOB_ALERTS.withinMiles} miles who offer the service and take bookings get a notification and the live event \`posting\`, for your first ${ACCOUNT_LIMITS.jobAlertsADay} jobs of a day. The public description must not contain phone numbers, email addresses or web addresses.`,
    answer: 'The open job',
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
    summary: 'Update or cancel an open job',
    description:
      'Lets the owner edit or cancel the job. A change of time, length, service, place or public description raises `termsVersion`: pending applications are then on earlier terms, and their cleaners are told and mailed, those whose approval was withdrawn once they are approved again. An edit of a job whose time has passed must name a new time (400 on `postingDate`); only private notes can be removed without one. The parties get the live events `posting` and `application`. Send the `termsVersion` that you saw, so that a change made elsewhere is not overwritten.',
    answer: 'The updated job',
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
