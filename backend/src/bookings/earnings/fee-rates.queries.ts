import { int, nullable, select, write } from '../../database/statement.js';

const WITHOUT_RATE = "status IN ('completed', 'paid') AND feeBasisPoints IS NULL" as const;

/**
 * The last id of the next bookings (null if there are none), and how many of them lack a rate. Batches are small,
 * because the embedded engine answers nobody while it writes. Parameter: the id after which to start.
 */
export const FIND_NEXT_BATCH = select(
  'feeRates.findNextBatch',
  { lastId: nullable(int), withoutRate: int },
  `SELECT MAX(id) AS lastId, COUNT(CASE WHEN ${WITHOUT_RATE} THEN 1 END) AS withoutRate
     FROM (SELECT id, status, feeBasisPoints FROM bookings WHERE id > ? ORDER BY id LIMIT 200) batch` as const,
);

/** Parameters: the rate, and the ids after which and up to which. */
export const KEEP_FEE_RATES = write(
  'feeRates.keep',
  `UPDATE bookings SET feeBasisPoints = ? WHERE id > ? AND id <= ? AND ${WITHOUT_RATE}` as const,
);
