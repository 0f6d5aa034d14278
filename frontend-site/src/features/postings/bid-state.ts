import type { Application } from '../../lib/contract';
import { hasPassed } from './posting-state';

export type BidState = 'waiting' | 'changed' | 'accepted' | 'notChosen' | 'withdrawn' | 'closed';

type StatedBid = Pick<Application, 'status' | 'isOnEarlierTerms'> & {
  posting: Pick<Application['posting'], 'status' | 'postingDate'>;
};

/** The state of a bid for its cleaner. */
export function bidStateOf({ status, isOnEarlierTerms, posting }: StatedBid, now: number): BidState {
  if (status === 'accepted' || status === 'withdrawn') return status;
  if (posting.status === 'cancelled') return 'closed';
  if (status === 'rejected') return 'notChosen';
  if (hasPassed(posting, now)) return 'closed';
  return isOnEarlierTerms ? 'changed' : 'waiting';
}
