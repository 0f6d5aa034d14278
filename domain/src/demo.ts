/** The email addresses of the demo market, which is only for trying the product out and never created in production. */
export const demoAddress = (mailbox: string) => `${mailbox}@demo.tidyhearth.example`;

/** The accounts for signing in to the demo market. */
export const DEMO_MAILBOXES = { customer: 'olivia', cleaner: 'amara', applicant: 'tom' } as const;
