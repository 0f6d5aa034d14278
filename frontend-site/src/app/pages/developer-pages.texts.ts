export const TEXTS = {
  mails: {
    title: 'Captured mails',
    text: 'For developers: what this server would have sent. The page exists outside production only.',
  },
  reset: {
    title: 'Password reset test',
    before: 'For developers: send the email, open it under',
    mails: 'captured mails',
    after: ', copy the token and set a new password.',
  },
  verification: {
    title: 'Email verification test',
    before: 'For developers: send the code, read it under',
    mails: 'captured mails',
    after: ' and enter it here.',
  },
};
