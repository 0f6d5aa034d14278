import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_CLEANER_CALLS = {
  listPendingCleaners: {
    summary: 'Cleaner applications that wait for a decision',
    description: 'The queue: sign-ups that were sent, or sent again, and are not decided.',
  },
  listApplicants: {
    summary: 'Cleaner applications in any state',
    description:
      'Every cleaner’s sign-up with the profile, what they claim, and what was decided, by state and name.',
  },
  getApplicant: {
    summary: 'One cleaner application',
    description:
      'The sign-up with the profile, what the person claims, earlier rejections and what was decided.',
    answer: 'The sign-up',
    errors: ['NOT_FOUND'],
  },
  approveCleaner: {
    summary: 'Approve a waiting or rejected cleaner',
    description:
      'Customers find and book the cleaner from now on, who gets a notification and a mail. Approving twice changes nothing, as `changed` says; a withdrawn application is refused, and one that was sent again since it was read.',
    answer: 'The sign-up, approved',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  withdrawApproval: {
    summary: 'Take an approval back: the application waits again',
    description:
      'The cleaner is no longer found and waits for a decision again; what is agreed with customers stays. The cleaner gets a notification and a mail. A rejected one is refused, and so is a withdrawn application and a closed account.',
    answer: 'The sign-up, pending again',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  rejectCleaner: {
    summary: 'Reject a waiting cleaner',
    description:
      'The cleaner gets a notification and a mail, with the reason where one is given, and may apply again. An approved one is refused: withdraw the approval first. So is a withdrawn application, and one that was sent again since it was read.',
    answer: 'The sign-up, rejected',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  setCleanerInsurance: {
    summary: 'Add or remove a cleaner’s insurance mark',
    description:
      'The switch of the list: records a check of today without a document, for the usual time, or ends the one that counts. The badge follows at once.',
    answer: 'The sign-up with the mark',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
