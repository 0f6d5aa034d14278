import { BLOCK_DAYS_MAX } from './limits.js';
import { addDays, toWallTime, type TimeRange } from './time.js';

/** Why a time can't be blocked, shown by forms and by the API. */
export const BLOCK_ERRORS = {
  order: 'The end must be after the start',
  tooLong: `A block can last ${BLOCK_DAYS_MAX} days at most`,
} as const;

/** Compares calendar dates, so that the hours gained or lost when the clocks change don't count. */
export function isBlockTooLong({ startsAt, endsAt }: TimeRange): boolean {
  const [from, until] = [toWallTime(startsAt), toWallTime(endsAt)];
  return `${until.date} ${until.time}` > `${addDays(from.date, BLOCK_DAYS_MAX)} ${from.time}`;
}
