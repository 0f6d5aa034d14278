import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_CASE_CALLS = {
  listCases: {
    summary: 'List cases',
    description:
      'Returns reports of people, messages and visits, disputes, and bookings that need a decision, filtered by state, kind, person or booking.',
  },
  getCase: {
    summary: 'Get a case',
    description:
      'Returns both people with their background, the booking, the text of the report, the notes and the outcome.',
    answer: 'The case',
    errors: ['NOT_FOUND'],
  },
  readCaseThread: {
    summary: 'Read the messages around a reported message',
    description:
      'Returns up to twenty messages before and after the reported one, from that conversation only. Each reading is recorded in the audit log. A case without a reported message answers 404.',
    answer: 'The messages, oldest first',
    errors: ['NOT_FOUND'],
  },
  startCase: {
    summary: 'Start working on a case',
    description:
      'Marks an open case as being worked on, so that colleagues leave it alone. The reporter can see this. If the reporter adds something, the case is open again.',
    answer: 'The case',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  addCaseNote: {
    summary: 'Add a note to a case',
    description: 'Adds a note that only the team can read. This is possible in any state.',
    answer: 'The case with the note',
    errors: ['NOT_FOUND'],
  },
  closeCase: {
    summary: 'Close a case with its outcome',
    description:
      'Records the outcome and what each side is told; both get a notification and a mail with those words. Closing a dispute completes or cancels its booking. A case about a problem with a visit that was marked as completed but not as paid may be closed with `did-not-happen`, and so may a reopened dispute: this cancels the booking, removes it from the earnings and hides its reviews. The text for the reported person is required if the outcome concerns them, or if an earlier decision told them something. A stranded booking is decided with its own call.',
    answer: 'The closed case',
    errors: ['STATE_CONFLICT', 'CASE_CHANGED', 'NOT_FOUND'],
  },
  reopenCase: {
    summary: 'Reopen a closed case',
    description:
      'Removes the outcome and opens the case again. Nobody is told until it is closed again. Refused while the reporter has another open case about the same thing.',
    answer: 'The reopened case',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
