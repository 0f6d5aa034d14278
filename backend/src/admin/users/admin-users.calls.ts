import { CHANGED_USERS_MAX } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_USER_CALLS = {
  listUsers: {
    summary: 'List accounts',
    description: 'Returns every account, filtered by name or email address, kind and state.',
  },
  getUserAsAdmin: {
    summary: 'Get any account',
    description:
      'Returns the account with its contact details and state. Each look is recorded in the audit log.',
    answer: 'The account',
    errors: ['NOT_FOUND'],
  },
  changeUsers: {
    summary: 'Change several accounts at once',
    description: `Verifies, suspends or reinstates up to ${CHANGED_USERS_MAX} accounts in one transaction. Accounts that cannot be changed are listed in the answer with an error code each and do not stop the others. Suspending needs a \`reason\`, which is mailed to each person.`,
    answer: 'The accounts that were changed, and those that could not be',
  },
  suspendUser: {
    summary: 'Suspend an account',
    description:
      'Ends the account’s sessions and hides it from others. Its open requests, jobs and applications end; confirmed bookings wait for `POST /api/admin/bookings/{id}/decision`. The person is mailed the reason, and the other parties are told. Refuses an account that is suspended already, whose owner would not learn a second reason, and a closed one.',
    answer: 'The suspended account',
    errors: ['NOT_FOUND', 'SELF_ACTION', 'STATE_CONFLICT'],
  },
  resetTwoFactor: {
    summary: 'Turn off two-factor authentication for somebody',
    description:
      'Helps a person who has lost both the app and the recovery codes, once their identity is certain. Ends their sessions and mails them. The audit log keeps the reason.',
    answer: 'The account',
    errors: ['NOT_FOUND', 'SELF_ACTION', 'TWO_FACTOR_OFF'],
  },
  unsuspendUser: {
    summary: 'Lift a suspension',
    description:
      'Lets the person sign in again and mails them. Earlier sessions stay ended; future bookings that were not decided in the meantime are kept. Lifting twice changes nothing.',
    answer: 'The account',
    errors: ['NOT_FOUND', 'STATE_CONFLICT'],
  },
  verifyUser: {
    summary: 'Verify an account or remove its verification',
    description:
      'Records a check of the person’s identity dated today, without a document, or ends the one that counts. The badge follows at once. This is separate from the confirmed email address.',
    answer: 'The account with the changed badge',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
