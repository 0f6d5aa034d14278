import type { CallTexts } from '../common/api-call.js';

export const JOB_BOARD_CALLS = {
  listAvailablePostings: {
    summary: 'List open jobs to apply for',
    description:
      'Returns open jobs that still lie ahead, with town and outward code but without streets and names. Leaves out the jobs of people you have blocked or who have blocked you. `distance` and the orders `nearest` and `pay` start from the location of your profile.',
  },
} as const satisfies Record<string, CallTexts>;
