import type { RowOf } from '../database/statement.js';
import type { FIND_BID_FACTS } from './bids.queries.js';

export type DatedBid = RowOf<typeof FIND_BID_FACTS>;

/**
 * When an account ends or a person is blocked, bids on past jobs end as well, because moving the job ahead would bring
 * them back. No events are recorded for these: nobody waits for such news, and it would reveal a block.
 */
export const isAhead = ({ startsAt }: Pick<DatedBid, 'startsAt'>): boolean => startsAt > Date.now();
