import { CONTACT_REPLY_HOURS } from '@tidyhearth/domain';

export const TEXTS = {
  label: 'Write to us',
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  errors: {
    name: 'Please enter your name',
    subject: 'Please say what it is about',
    message: 'Please write your message',
  },
  sending: 'Sending...',
  send: 'Send message',
  byMail: 'Or write to',
  failed: { title: 'Failed to Send', description: 'Your message is still here. Please try again.' },
  sent: {
    title: 'Thank you, it is with us',
    description: `We reply within ${CONTACT_REPLY_HOURS} hours, to the address you gave.`,
    another: 'Write another',
  },
};
