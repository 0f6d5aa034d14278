/** Separate from the texts that visitors read, because this page exists only outside production. */
export const TEXTS = {
  error: 'Error',
  tokenValid: (firstName: string, email: string) => ({
    title: 'Token is valid',
    description: `It belongs to ${firstName}, ${email}.`,
  }),
  send: {
    title: '1. Send the email',
    hint: 'The link arrives on the page of captured mails.',
    field: 'Email',
    button: 'Send Reset Link',
  },
  verify: {
    title: '2. Verify the token',
    hint: 'Paste what follows token= in the link.',
    field: 'Reset token',
    button: 'Verify token',
  },
  reset: {
    title: '3. Reset the password',
    hint: 'The token works once.',
    field: 'New password',
    button: 'Update Password',
  },
};
