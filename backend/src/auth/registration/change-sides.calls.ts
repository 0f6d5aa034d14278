import { REAPPLICATIONS } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const CHANGE_SIDES_CALLS = {
  applyAsCleaner: {
    summary: 'Apply as a cleaner with a customer’s account',
    description: `The account is a cleaner’s from then on, with a profile that waits for approval; the team is mailed. Refused while requests, bookings or jobs of the customer are open, and after ${REAPPLICATIONS.max} applications in ${REAPPLICATIONS.withinDays} days.`,
    answer: 'The profile, pending',
    errors: [
      'CUSTOMER_WORK_OPEN',
      'REAPPLIED_TOO_OFTEN',
      'STATE_CONFLICT',
      'FORBIDDEN',
      'POSTCODE_NOT_FOUND',
      'POSTCODE_NOT_COVERED',
      'NOT_FOUND',
    ],
  },
  withdrawCleanerApplication: {
    summary: 'Take back the own application as a cleaner',
    description:
      'For an application that waits or was rejected: the account is a customer’s again and can book. Refused once it is approved, or while the profile has bookings or applications for jobs.',
    answer: 'The own account, a customer’s again',
    errors: ['STATE_CONFLICT', 'PROFILE_IN_USE', 'NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
