export interface DemoPerson {
  mailbox: string;
  firstName: string;
  lastName: string;
  /** Skin tones for the portrait, see `texts/names.ts`. */
  tones: readonly number[];
}

/** The accounts to try the product with. They exist only where the demo market was filled in, never in production. */
export const DEMO_PEOPLE = {
  customer: { mailbox: 'olivia', firstName: 'Olivia', lastName: 'Hartley', tones: [1] },
  cleaner: { mailbox: 'amara', firstName: 'Amara', lastName: 'Okafor', tones: [5] },
  applicant: { mailbox: 'tom', firstName: 'Tom', lastName: 'Whitlock', tones: [0] },
} as const satisfies Record<string, DemoPerson>;

export const DEMO_PASSWORD = 'tidy-demo-2026';

export const demoAddress = (mailbox: string) => `${mailbox}@demo.tidyhearth.example`;
