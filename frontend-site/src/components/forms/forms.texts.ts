export const TEXTS = {
  agree: 'I agree to the',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  showPassword: 'Show password',
  counter: (length: number, max: number) => `${length}/${max}`,
  leave: {
    title: 'Leave without saving?',
    text: 'What you typed here has not been saved.',
    stay: 'Keep editing',
    confirm: 'Leave',
  },
  leaveSending: {
    title: 'Leave while this is being sent?',
    text: 'Leaving does not stop it. You will see a message once it has arrived.',
    stay: 'Wait here',
  },
};
