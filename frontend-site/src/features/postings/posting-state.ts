import { hasPostingPassed } from '@tidyhearth/domain';
import type { Posting } from '../../lib/contract';

type StatedPosting = Pick<Posting, 'status' | 'postingDate'>;

export const hasPassed = ({ status, postingDate }: StatedPosting, now: number): boolean =>
  hasPostingPassed(status, Date.parse(postingDate), now);

/** Whether nobody can bid or be chosen any more. */
export const isOver = (posting: StatedPosting, now: number): boolean =>
  posting.status !== 'open' || hasPassed(posting, now);
