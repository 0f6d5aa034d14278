import { PROBLEM_WINDOW_HOURS } from '@tidyhearth/domain';

export const TEXTS = {
  danger: 'Is somebody in danger now? Call 999 first.',
  actions: {
    open: (name: string) => `Report or block ${name}`,
    title: (name: string) => `What about ${name}?`,
    report: {
      title: (name: string) => `Report ${name}`,
      text: 'Our team reads it and tells you what comes of it.',
    },
    block: {
      title: (name: string) => `Block ${name}`,
      text: 'No messages, requests or bookings between you two any more.',
    },
  },
  report: {
    person: (name: string) => `Report ${name}`,
    message: (name: string) => `Report ${name}’s message`,
    visit: 'Report a problem',
    hidden: (name: string) => `${name} isn’t told who reported it.`,
    visitHint: `Tell us within ${PROBLEM_WINDOW_HOURS} hours of the end, and we put it right. Our team reads this and may write to both of you.`,
    reason: 'What is wrong?',
    choose: 'Please choose',
    text: 'What happened?',
    textHint: (min: number, max: number) =>
      `${min} to ${max} characters. Names, times and what was said help us.`,
    errors: {
      reason: 'Please choose what is wrong',
      tooShort: (min: number) => `Please tell us what happened, in at least ${min} characters`,
    },
    cancel: 'Cancel',
    sending: 'Sending...',
    send: 'Send report',
    sent: {
      title: 'Report Sent',
      description: 'Thank you. A person looks at it; you find it with your settings under Your reports.',
    },
    failed: { title: 'Report Failed', description: 'Your report could not be sent. Please try again.' },
  },
  block: {
    title: (name: string) => `Block ${name}?`,
    points: (name: string) => [
      `${name} can’t write to you, book you or apply for your jobs, and you can’t either.`,
      'Requests that wait between you are cancelled. Confirmed bookings stay until you cancel them.',
      `${name} isn’t told. You can undo this in your settings.`,
    ],
    confirm: 'Block',
    done: (name: string) => ({
      title: `${name} Is Blocked`,
      description: 'You can undo this in your settings.',
    }),
    doneWithBookings: (name: string, count: number) => ({
      title: `${name} Is Blocked`,
      description: `You still have ${count === 1 ? 'a confirmed booking' : `${count} confirmed bookings`} together. If you no longer want ${count === 1 ? 'it, cancel it' : 'them, cancel them'} under Bookings.`,
    }),
    failed: { title: 'Blocking Failed', description: 'Please try again.' },
  },
  unblock: {
    action: 'Unblock',
    label: (name: string) => `Unblock ${name}`,
    done: (name: string) => ({
      title: `${name} Is Unblocked`,
      description: 'You can reach each other again.',
    }),
    failed: { title: 'Unblocking Failed', description: 'Please try again.' },
  },
  blocked: {
    title: 'Blocked people',
    text: 'You and they can’t write to or book each other. They aren’t told.',
    loading: 'Loading blocked people...',
    failed: { title: 'The people you blocked did not load' },
    none: 'You have blocked nobody.',
    since: (date: string) => `Since ${date}`,
    more: 'Show more',
  },
  told: {
    title: 'From our team',
    text: 'What our team told you about something that was reported.',
    more: 'Show more',
  },
  reports: {
    title: 'Your reports',
    text: 'What you told our team, and what came of it.',
    loading: 'Loading your reports...',
    failed: { title: 'Your reports did not load' },
    none: 'You have not reported anything. You can do it from a conversation, a profile or a booking.',
    kinds: {
      person: (name: string) => `About ${name}`,
      message: (name: string) => `A message from ${name}`,
      visit: (name: string) => `A visit with ${name}`,
      dispute: (name: string) => `A disagreement with ${name}`,
      'stranded-booking': (name: string) => `A booking with ${name}`,
    },
    somebody: 'somebody',
    statuses: { open: 'Waiting', 'in-progress': 'Being looked at', closed: 'Closed' },
    sent: (date: string) => `Sent ${date}`,
    outcome: 'What came of it',
    more: 'Show more',
  },
} as const;
