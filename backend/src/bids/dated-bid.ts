import type { RowOf } from '../database/statement.js';
import type { FIND_BID_FACTS } from './bids.queries.js';

export type DatedBid = RowOf<typeof FIND_BID_FACTS>;

/**
 * Where an account ends or a person is blocked, the bids on jobs that are over end as well, or a job that is moved ahead
 * would bring them back. Nobody waits for news of them, and a block must not be announced by them: they are no events.
 */
export const isAhead = ({ startsAt }: Pick<DatedBid, 'startsAt'>): boolean => startsAt > Date.now();
