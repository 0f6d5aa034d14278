import { REAPPLICATIONS } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const CHANGE_SIDES_CALLS = {
  applyAsCleaner: {
    summary: 'Apply as a cleaner with a customer account',
    description: `Turns the account into a cleaner’s, with a profile that awaits approval; the team is mailed. Refused while the customer has open requests, bookings or jobs, and after ${REAPPLICATIONS.max} applications in ${REAPPLICATIONS.withinDays} days.`,
    answer: 'The pending profile',
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
    summary: 'Withdraw your application as a cleaner',
    description:
      'Turns the account of a pending or rejected applicant back into a customer’s, which can book again. Refused once the application is approved, or if the profile has bookings or applications for jobs.',
    answer: 'The account, which is a customer’s again',
    errors: ['STATE_CONFLICT', 'PROFILE_IN_USE', 'NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
