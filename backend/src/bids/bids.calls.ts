import { ACCOUNT_LIMITS } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const BID_CALLS = {
  listCleanerApplications: {
    summary: 'List your applications',
    description:
      'Returns your applications in any state, each with its job, the newest first. The id can be that of your profile or of your account.',
  },
  listPostingApplications: {
    summary: 'List the applications for your job',
    description:
      'Returns what cleaners have offered: the rate, the message and the cleaner’s card. They are sorted by newest, price or rating. A cleaner who can see the job gets 403, anybody else 404.',
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  createApplication: {
    summary: 'Apply for an open job',
    description: `Offers a rate for the job. You can apply once, and again after the job has changed, which replaces the earlier application. At most ${ACCOUNT_LIMITS.bidsADay} applications a day are possible. Send the \`termsVersion\` that you read, so that an application for a changed job is refused. The customer gets a notification and the live events \`application\` and \`posting\`.`,
    answer: 'The pending application',
    errors: [
      'ALREADY_APPLIED',
      'TERMS_CHANGED',
      'TIME_HAS_PASSED',
      'STATE_CONFLICT',
      'PERSON_BLOCKED',
      'NOT_FOUND',
    ],
  },
  decideApplication: {
    summary: 'Accept or reject an application for your job',
    description:
      'Accepting books the cleaner at once at the offered rate, assigns the job and rejects the other applications, all or nothing. It is refused if the time has passed or the cleaner is not free. An application on earlier terms must first be confirmed by its cleaner. Send the `termsVersion` and `proposedRate` that you read, so that you do not decide on an application that has been renewed since. The cleaner gets a notification, a mail and the live events `application`, `posting` and `booking`.',
    answer: 'The decided application',
    errors: [
      'SLOT_TAKEN',
      'SLOT_BLOCKED',
      'BID_ON_EARLIER_TERMS',
      'STATE_CONFLICT',
      'TIME_HAS_PASSED',
      'CLEANER_UNAVAILABLE',
      'PERSON_BLOCKED',
      'FORBIDDEN',
      'NOT_FOUND',
    ],
  },
  confirmApplication: {
    summary: 'Confirm an application for a changed job',
    description:
      'Confirms that your pending application is valid for the job as it is now, at the same rate, so that it can be accepted. The customer is told and gets the live events `application` and `posting`. `termsVersion` must be the job’s current one. An application that is already on these terms is returned unchanged, and nobody is told again.',
    answer: 'The application, on the current terms',
    errors: ['TERMS_CHANGED', 'TIME_HAS_PASSED', 'STATE_CONFLICT', 'NOT_FOUND'],
  },
  withdrawApplication: {
    summary: 'Withdraw an application',
    description:
      'Withdraws your pending application. The customer is told and gets the live events `application` and `posting`. You can apply for the same job again only after it has changed.',
    answer: 'The withdrawn application',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
