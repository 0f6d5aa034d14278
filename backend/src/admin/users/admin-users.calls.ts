import { CHANGED_USERS_MAX } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_USER_CALLS = {
  listUsers: {
    summary: 'Search and filter accounts',
    description: 'Every account, by words in name and address, by kind and by its marks.',
  },
  getUserAsAdmin: {
    summary: 'One account',
    description:
      'The account with its contact details and marks. Looking at it leaves a line in the audit log.',
    answer: 'The account',
    errors: ['NOT_FOUND'],
  },
  changeUsers: {
    summary: 'Do the same to several accounts, in one transaction',
    description: `Verifies, suspends or lifts for up to ${CHANGED_USERS_MAX} accounts, in one transaction. Those that can’t be changed are named in the answer, with a code each, and don’t stop the others. Suspending needs a \`reason\`, which each person is mailed.`,
    answer: 'The accounts that were changed, and those that could not be',
  },
  suspendUser: {
    summary: 'Suspend an account, with a reason the person is mailed',
    description:
      'Its sessions end at once and nobody finds it. Open requests, job posts and applications end with it; confirmed bookings wait for `POST /api/admin/bookings/{id}/decision`. The person is mailed the reason, and the other parties are told. Suspending twice changes nothing; a closed account is refused.',
    answer: 'The account, suspended',
    errors: ['NOT_FOUND', 'SELF_ACTION', 'STATE_CONFLICT'],
  },
  resetTwoFactor: {
    summary: 'Turn two-factor authentication off for somebody',
    description:
      'For a person who has lost the app and the recovery codes, once it is certain who they are. Ends their sessions and mails them; the reason is kept in the audit log.',
    answer: 'The account',
    errors: ['NOT_FOUND', 'SELF_ACTION', 'TWO_FACTOR_OFF'],
  },
  unsuspendUser: {
    summary: 'Lift a suspension',
    description:
      'The person can sign in again and is mailed. Old sessions stay ended; bookings that lie ahead and were not decided meanwhile are kept. Lifting twice changes nothing.',
    answer: 'The account',
    errors: ['NOT_FOUND', 'STATE_CONFLICT'],
  },
  verifyUser: {
    summary: 'Mark an account as verified, or take the mark back',
    description:
      'The admin’s word that the identity was checked; records or ends a check of today without a document. The badge follows at once. Another thing than the confirmed email address.',
    answer: 'The account with the mark',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
