import { BLOCK_DAYS_MAX, FREE_DAYS_MAX } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const CALENDAR_CALLS = {
  listFreeSlots: {
    summary: 'Free starts of a cleaner, day by day',
    description: `Every start at which a request would be taken now, with the longest booking that fits: by working hours, blocks, confirmed bookings and the offered start times. At most ${FREE_DAYS_MAX} days from \`from\` to \`to\`. It promises nothing: the request decides.`,
    answer: 'One entry a day, with its free starts',
    errors: ['NOT_FOUND'],
  },
  listFreeDays: {
    summary: 'Which days of a cleaner are free',
    description: `For a calendar: each day with its first free start or the reason why it is closed, and the next free start after that. \`away\` says that time is blocked, never what for. At most ${FREE_DAYS_MAX} days from \`from\` to \`to\`.`,
    answer: 'The days, and the next free start',
    errors: ['NOT_FOUND'],
  },
  listBlocks: {
    summary: 'Own blocked time that lies ahead or ended within a year',
    description:
      'What `POST` of the same address has added and nobody has removed, with the reasons that only the owner reads; at most 500: all that lie ahead, and of the others those that ended last.',
    answer: 'Blocks, the earliest first',
  },
  addBlock: {
    summary: 'Keep a stretch of time free of work, but for what is confirmed in it',
    description: `Nobody can book the stretch anew. Confirmed bookings in it stay and are named in the answer, so that they can be cancelled; requests in it can’t be accepted. A block lasts ${BLOCK_DAYS_MAX} days at most, and 500 can lie ahead.`,
    answer: 'The block, and the confirmed bookings in it',
    errors: ['NOT_FOUND'],
  },
  removeBlock: {
    summary: 'Remove a block',
    description: 'Opens the stretch for requests again. A block of another cleaner answers 404.',
    answer: 'The block is gone',
    errors: ['NOT_FOUND'],
  },
  getWorkingHours: {
    summary: 'Own working week',
    description:
      'The hours of each weekday in which customers may ask for a start. An empty list means any time.',
    answer: 'The week',
  },
  replaceWorkingHours: {
    summary: 'Replace the working week',
    description:
      'Replaces the whole week; an empty list opens all of it. What is booked or requested already stays, and so do own bids: they are offers for the time of their job. Stretches must end after they begin; those of a day that overlap are kept as the one that they are together.',
    answer: 'The week, as it is now',
  },
} as const satisfies Record<string, CallTexts>;
