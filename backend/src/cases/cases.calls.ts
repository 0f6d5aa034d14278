import { MAX_REPORTS_A_DAY, PROBLEM_WINDOW_HOURS } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const CASE_CALLS = {
  openCase: {
    summary: 'Report a person, a message or a problem with a visit',
    description: `Opens a case for the team. While an own report of the same thing is open, this adds to it and answers that one. A visit can be reported from its start until ${PROBLEM_WINDOW_HOURS} hours after its end; only people, messages and visits one has to do with. At most ${MAX_REPORTS_A_DAY} a day. The team is mailed, of additions where it was at work on the report; the reported person never learns who reported them.`,
    answer: 'The report, or the open one it was added to',
    errors: ['NOT_FOUND', 'SELF_ACTION', 'PROBLEM_WINDOW_CLOSED', 'STATE_CONFLICT'],
  },
  listOwnCases: {
    summary: 'What the caller reported and what came of it, newest first',
    description: 'Every report of the caller with what was added, how it stands, and what the team answered.',
  },
  listTold: {
    summary: 'What the team told the caller about cases of others',
    description:
      'What the team told the caller when it decided cases that others had opened: never who reported something, nor what.',
  },
  getOwnCase: {
    summary: 'One own report',
    description:
      'A report of the caller with what was added, how it stands, and what the team answered. Reports of others answer 404.',
    answer: 'The report',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
