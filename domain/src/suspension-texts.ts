/** What suspended people are told about their account: by mail, at sign-in and where their session ended. */
export const ON_HOLD = {
  title: 'Your account is on hold',
  meaning: 'We have put your account on hold. You cannot sign in while it is, and nobody finds you.',
  effects:
    'Requests that were open are cancelled, applications are withdrawn and job posts are closed. We look at each confirmed booking and tell the other side.',
  appeal: 'If you think that this is a mistake, please write to us.',
  write: 'Write to us',
} as const;
