import { ACCOUNT_LIMITS } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const BID_CALLS = {
  listCleanerApplications: {
    summary: 'Own applications, newest first',
    description:
      'Every application of the caller, in any state, each with its job. The id may be that of the own profile or of the own account.',
  },
  listPostingApplications: {
    summary: 'Applications for an own job, newest first or sorted by price or rating',
    description:
      'What cleaners offered for a job of the caller: the rate, the words and the cleaner’s card. A cleaner of one of them gets 403, everybody else 404.',
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  createApplication: {
    summary: 'Apply for an open job',
    description: `Offers a rate for an open job, once; after a change of the job a new one replaces the earlier. At most ${ACCOUNT_LIMITS.bidsADay} a day. Send the \`termsVersion\` that was read, so that an offer for a changed job is refused. The customer gets a notification and the live events \`application\` and \`posting\`.`,
    answer: 'The application, pending',
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
    summary: 'Accept or reject an application for an own job; accepting books the cleaner',
    description:
      'The job’s owner accepts or rejects. Accepting books the cleaner at once at the offered rate, assigns the job and rejects the other applications, all or nothing; it is refused when the time has passed or the cleaner is not free. An application on earlier terms has to be confirmed by its cleaner first. Send the `termsVersion` and `proposedRate` that were read, so that an application renewed since is not decided on unseen. The cleaner gets a notification, a mail and the live events `application`, `posting` and `booking`.',
    answer: 'The application, decided',
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
    summary: 'Keep an own pending application for a job that has changed',
    description:
      'Says that the application holds for the job as it is now, at the same rate; the customer can accept it then, is told and gets the live events `application` and `posting`. `termsVersion` must be the job’s present one. An application that holds already is answered as it is, and nobody is told again.',
    answer: 'The application, on the present terms',
    errors: ['TERMS_CHANGED', 'TIME_HAS_PASSED', 'STATE_CONFLICT', 'NOT_FOUND'],
  },
  withdrawApplication: {
    summary: 'Take an own pending application back',
    description:
      'Takes back what is not decided; the customer is told and gets the live events `application` and `posting`. Another application for the same job is possible only after the job has changed.',
    answer: 'The application, withdrawn',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
