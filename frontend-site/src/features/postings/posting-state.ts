import type { Posting } from '../../lib/contract';

type StatedPosting = Pick<Posting, 'status' | 'postingDate'>;

/** Still called open, though nobody can be chosen for a time that has passed. */
export const hasPassed = ({ status, postingDate }: StatedPosting, now: number): boolean =>
  status === 'open' && Date.parse(postingDate) <= now;

/** Nobody can apply, or be chosen, any more. */
export const isOver = (posting: StatedPosting, now: number): boolean =>
  posting.status !== 'open' || hasPassed(posting, now);
