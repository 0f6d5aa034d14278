import type { CallTexts } from '../common/api-call.js';

export const JOB_BOARD_CALLS = {
  listAvailablePostings: {
    summary: 'Open jobs to apply for, by town and outward code',
    description:
      'Open jobs with a time ahead, without street and names, by town and outward code. Jobs of people with whom there is a block are left out. `distance` and the orders `nearest` and `pay` count from the own profile’s place.',
  },
} as const satisfies Record<string, CallTexts>;
