import { DEMO_MAILBOXES } from '@tidyhearth/domain';

export { demoAddress } from '@tidyhearth/domain';

export interface DemoPerson {
  mailbox: string;
  firstName: string;
  lastName: string;
  /** Possible skin tones of the portrait, see `texts/names.ts`. */
  tones: readonly number[];
}

/** The accounts for trying the product out. They exist only with the demo market, never in production. */
export const DEMO_PEOPLE = {
  customer: { mailbox: DEMO_MAILBOXES.customer, firstName: 'Olivia', lastName: 'Hartley', tones: [1] },
  cleaner: { mailbox: DEMO_MAILBOXES.cleaner, firstName: 'Amara', lastName: 'Okafor', tones: [5] },
  applicant: { mailbox: DEMO_MAILBOXES.applicant, firstName: 'Tom', lastName: 'Whitlock', tones: [0] },
} as const satisfies Record<string, DemoPerson>;

export const DEMO_PASSWORD = 'tidy-demo-2026';
