import { MAX_REPORTS_A_DAY, PROBLEM_WINDOW_HOURS } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const CASE_CALLS = {
  openCase: {
    summary: 'Report a person, a message or a visit',
    description: `Opens a case for the team. If you already have an open report about the same thing, this adds to it and returns that report. A visit can be reported from its start until ${PROBLEM_WINDOW_HOURS} hours after its end. You can report people with whom you share a booking, an application or a conversation, listed cleaners, messages you received, and your own visits. At most ${MAX_REPORTS_A_DAY} reports a day are possible. The team is mailed about each report, and about an addition if it was already working on the report. The reported person is never told who reported them.`,
    answer: 'The new report, or the open one that was added to',
    errors: ['NOT_FOUND', 'SELF_ACTION', 'PROBLEM_WINDOW_CLOSED', 'STATE_CONFLICT'],
  },
  listOwnCases: {
    summary: 'List your reports',
    description:
      'Returns your reports, the newest first, with what you added, their state and the team’s answer.',
  },
  listTold: {
    summary: 'List what the team told you about others’ cases',
    description:
      'Returns what the team told you when it decided cases that others had opened. It never says who reported something, or what they wrote.',
  },
  getOwnCase: {
    summary: 'Get one of your reports',
    description:
      'Returns the report with what you added, its state and the team’s answer. A report by somebody else answers 404.',
    answer: 'The report',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
