import { countOf } from '../format';

export const TEXTS = {
  queue: 'Waiting, longest first',
  late: ' (late)',
  waiting: 'Waiting ',
  dossier: {
    label: (name: string) => `Application of ${name}`,
    rate: 'Hourly rate',
    location: 'Works in',
    backgroundCheck: {
      label: 'Background check',
      yes: 'Says there is one; ask for it',
      no: 'Says there is none',
    },
    email: { label: 'Email', confirmed: 'Confirmed by a code', notConfirmed: 'Not confirmed' },
    phone: { label: 'Phone', none: 'Not given' },
    applied: 'Applied',
    account: 'Account',
    wasCustomer: 'A customer’s until this application',
    appliedBefore: {
      label: 'Applied before',
      times: (count: number) => (count === 1 ? 'once' : countOf(count, 'time')),
      reason: (reason: string) => `Last rejection: ${reason}`,
      noReason: 'The last rejection gave no reason.',
    },
    checks: 'Checks',
    services: 'Services',
    about: 'About',
    experience: 'Experience',
    noExperience: 'Nothing written.',
  },
  steps: {
    previous: 'Previous application',
    next: 'Next application',
    position: (position: number, of: number) => `${position} of ${of}`,
  },
  gone: {
    title: (name: string) => `${name} is no longer waiting`,
    text: 'Somebody decided on this application elsewhere.',
    next: 'Next application',
  },
  shortcuts: { label: 'Keyboard shortcuts', next: 'next', previous: 'previous' },
  approve: 'Approve',
  reject: {
    button: 'Reject',
    title: (name: string) => `Reject ${name}?`,
    text: (firstName: string) =>
      `${firstName} is told by email. You can still approve the application later.`,
    reason: 'Reason (optional)',
    reasonHint: (firstName: string) => `Sent to ${firstName}.`,
  },
  decided: {
    title: 'Decided just now',
    approved: 'Approved',
    rejected: 'Rejected',
    approveInstead: 'Approve instead',
    withdraw: 'Withdraw approval',
  },
};
