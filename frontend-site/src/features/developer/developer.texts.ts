export const TEXTS = {
  to: (recipient: string, sentAt: string) => `To ${recipient}, ${sentAt}`,
  preview: (subject: string) => `Preview of ${subject}`,
  plainText: 'Plain text',
  recipient: 'Recipient',
  everyone: 'Everyone',
  filter: 'Show',
  failed: 'The mails could not be loaded',
  none: { title: 'No mails yet', description: 'Register, book or reset a password, and they appear here.' },
};
