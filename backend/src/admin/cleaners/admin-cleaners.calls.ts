import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_CLEANER_CALLS = {
  listPendingCleaners: {
    summary: 'List sign-ups that await a decision',
    description: 'Returns the queue: sign-ups that were sent, or sent again, and are not decided yet.',
  },
  listApplicants: {
    summary: 'List cleaner sign-ups in any state',
    description:
      'Returns every cleaner’s sign-up with the profile, the applicant’s claims and the decision, filtered by state and name.',
  },
  getApplicant: {
    summary: 'Get a cleaner sign-up',
    description:
      'Returns the sign-up with the profile, the applicant’s claims, earlier rejections and the decision.',
    answer: 'The sign-up',
    errors: ['NOT_FOUND'],
  },
  approveCleaner: {
    summary: 'Approve a pending or rejected cleaner',
    description:
      'Lets customers find and book the cleaner, who gets a notification and a mail. Approving twice changes nothing, as `changed` shows. Refuses a sign-up that was withdrawn, or that was sent again since it was read.',
    answer: 'The approved sign-up',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  withdrawApproval: {
    summary: 'Withdraw a cleaner’s approval',
    description:
      'Hides the cleaner from customers and makes the sign-up pending again; agreed bookings stay. The cleaner gets a notification and a mail. Refuses a rejected or withdrawn sign-up and a closed account.',
    answer: 'The sign-up, pending again',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  rejectCleaner: {
    summary: 'Reject a pending cleaner',
    description:
      'Rejects the sign-up. The cleaner gets a notification and a mail, with the reason if one is given, and may apply again. Refuses an approved cleaner, whose approval must be withdrawn first, a withdrawn sign-up, and one that was sent again since it was read.',
    answer: 'The rejected sign-up',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  setCleanerInsurance: {
    summary: 'Add or remove a cleaner’s insurance badge',
    description:
      'Records a check dated today, without a document and for the usual period, or ends the one that counts. The badge follows at once.',
    answer: 'The sign-up with the changed badge',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
