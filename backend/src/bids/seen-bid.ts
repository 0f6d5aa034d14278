import { parsePence } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { FIND_BID_TERMS } from './bids.queries.js';
import type { DecideApplicationDto } from './dto/application.dto.js';

/** A bid as the posting's owner saw it, as far as known. */
export type SeenBid = Pick<DecideApplicationDto, 'termsVersion' | 'proposedRate'>;

/**
 * A bid that was renewed meanwhile may have another rate than the customer saw, even on the same terms if a suspension
 * had withdrawn it.
 *
 * @throws AppError STATE_CONFLICT if it is not as it was seen
 */
export async function requireSeen(
  tx: Tx,
  applicationId: number,
  { termsVersion, proposedRate }: SeenBid,
): Promise<void> {
  const bid = await tx.sql.one(FIND_BID_TERMS, [applicationId]);
  const isAsSeen =
    (termsVersion === undefined || bid?.termsVersion === termsVersion) &&
    (proposedRate === undefined || bid?.proposedRatePence === parsePence(proposedRate));
  if (!isAsSeen) throw new AppError('STATE_CONFLICT');
}
