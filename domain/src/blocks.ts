import { BLOCK_DAYS_MAX } from './limits.js';
import { addDays, toWallTime, type TimeRange } from './time.js';

/** Why a stretch can't be blocked, in a form and by the API. */
export const BLOCK_ERRORS = {
  order: 'The end must be after the start',
  tooLong: `A block can last ${BLOCK_DAYS_MAX} days at most`,
} as const;

/** By the calendar: the hours that days gain or lose when the clocks change count for nothing. */
export function isBlockTooLong({ startsAt, endsAt }: TimeRange): boolean {
  const [from, until] = [toWallTime(startsAt), toWallTime(endsAt)];
  return `${until.date} ${until.time}` > `${addDays(from.date, BLOCK_DAYS_MAX)} ${from.time}`;
}
