import { BLOCK_DAYS_MAX, FREE_DAYS_MAX } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const CALENDAR_CALLS = {
  listFreeSlots: {
    summary: 'List a cleaner’s free starts by day',
    description: `Returns every start that can be requested now, with the longest booking that fits. It takes working hours, blocks, confirmed bookings and the offered start times into account. Covers at most ${FREE_DAYS_MAX} days from \`from\` to \`to\`. It guarantees nothing: the time is checked again when it is requested.`,
    answer: 'One entry a day, with its free starts',
    errors: ['NOT_FOUND'],
  },
  listFreeDays: {
    summary: 'List a cleaner’s free days',
    description: `Returns each day with its first free start, or the reason why it is closed, and the next free start. \`away\` means that time is blocked, without saying why. Covers at most ${FREE_DAYS_MAX} days from \`from\` to \`to\`.`,
    answer: 'The days, and the next free start',
    errors: ['NOT_FOUND'],
  },
  listBlocks: {
    summary: 'List your blocked time',
    description:
      'Returns blocks that lie ahead or ended within the last year, with their reasons, which only the owner can read. At most 500 are returned: all future ones, then those that ended last.',
    answer: 'Blocks, the earliest first',
  },
  addBlock: {
    summary: 'Block time in your calendar',
    description: `Stops new bookings in this time. Confirmed bookings in it stay, and their ids are returned so that you can cancel them; requests in it cannot be accepted. A block can last at most ${BLOCK_DAYS_MAX} days, and at most 500 blocks can lie ahead.`,
    answer: 'The block, and the confirmed bookings in it',
    errors: ['NOT_FOUND'],
  },
  removeBlock: {
    summary: 'Remove a block from your calendar',
    description: 'Opens the time for requests again. A block of another cleaner answers 404.',
    answer: 'The block has been removed',
    errors: ['NOT_FOUND'],
  },
  getWorkingHours: {
    summary: 'Get your working hours',
    description:
      'Returns the hours of each weekday in which customers can request a start. An empty list means any time.',
    answer: 'The week',
  },
  replaceWorkingHours: {
    summary: 'Replace your working hours',
    description:
      'Replaces the whole week; an empty list opens all of it. Existing bookings and requests stay, and so do your bids, which are offers for the time of their job. Each period must end after it begins. Overlapping periods of a day are merged.',
    answer: 'The updated week',
  },
} as const satisfies Record<string, CallTexts>;
