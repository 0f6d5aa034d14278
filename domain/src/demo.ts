/** Everybody's address in the demo market, which is filled in for trying the product out and never in production. */
export const demoAddress = (mailbox: string) => `${mailbox}@demo.tidyhearth.example`;

/** Of the accounts to try it with. */
export const DEMO_MAILBOXES = { customer: 'olivia', cleaner: 'amara', applicant: 'tom' } as const;
