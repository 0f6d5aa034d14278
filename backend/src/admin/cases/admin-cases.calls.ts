import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_CASE_CALLS = {
  listCases: {
    summary: 'What people reported, and bookings that need a decision',
    description:
      'Reports of people, messages and visits, disputes, and bookings that need a decision, by state, kind, person or booking.',
  },
  getCase: {
    summary: 'One case: its people, its booking, notes and outcome',
    description:
      'Both people with what else is known of them, the booking, the words of the report, notes and outcome.',
    answer: 'The case',
    errors: ['NOT_FOUND'],
  },
  readCaseThread: {
    summary: 'What was written around the reported message',
    description:
      'Of that conversation alone, twenty messages either way. Each reading leaves an audit line. A case without a reported message answers 404.',
    answer: 'The messages, in the order they were written',
    errors: ['NOT_FOUND'],
  },
  startCase: {
    summary: 'Say that somebody works on it',
    description:
      'Moves an open case to being worked on, so that colleagues leave it. The reporter sees that it is looked at. What they add meanwhile opens it again.',
    answer: 'The case',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  addCaseNote: {
    summary: 'Write a note for the team',
    description: 'Kept with the case, for the team alone; neither side reads it. Possible in any state.',
    answer: 'The case with the note',
    errors: ['NOT_FOUND'],
  },
  closeCase: {
    summary: 'Decide and close it; each side is told by bell and mail',
    description:
      'Records the outcome and what each side is told; both get a notification and a mail with those words. Closing a dispute completes or cancels its booking. A problem with a visit that was marked as completed, and not as paid, may be closed with `did-not-happen`, and so may a dispute that was opened again: the booking is cancelled and counts in no earnings, and its reviews are hidden. Words for the reported person are needed where the outcome is about them, and, with any outcome, where an earlier decision told them something. A stranded booking is decided on its own page.',
    answer: 'The case, closed',
    errors: ['STATE_CONFLICT', 'CASE_CHANGED', 'NOT_FOUND'],
  },
  reopenCase: {
    summary: 'Look at a closed case again; nobody is told until it is closed anew',
    description:
      'The outcome is taken off and the case waits again; nobody is told until it is closed anew. Refused while the reporter has another one open about the same thing.',
    answer: 'The case, open again',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
