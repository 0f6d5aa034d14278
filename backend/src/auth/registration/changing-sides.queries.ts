import { int, select, write } from '../../database/statement.js';
import { openAccount } from '../../users/open-account.js';

/**
 * Parameters: the new side, now, the account, the present side. Locks the row, so that concurrent booking requests and
 * new postings wait.
 */
export const CHANGE_SIDE = write(
  'auth.changeSide',
  `UPDATE users SET userType = ?, updatedAt = ? WHERE id = ? AND userType = ? AND ${openAccount('users')}`,
);

/** Parameters: the customer twice, and now. */
export const COUNT_OPEN_AS_CUSTOMER = select(
  'auth.countOpenAsCustomer',
  { bookings: int, jobs: int },
  `SELECT COALESCE((SELECT COUNT(*) FROM bookings WHERE customerId = ? AND status IN ('pending', 'confirmed')), 0) AS bookings,
          COALESCE((SELECT COUNT(*) FROM postings WHERE customerId = ? AND status = 'open' AND startsAt > ?), 0) AS jobs`,
);

/** Parameters: the profile twice. */
export const COUNT_WORK_OF_PROFILE = select(
  'auth.countWorkOfProfile',
  { bookings: int, bids: int },
  `SELECT COALESCE((SELECT COUNT(*) FROM bookings WHERE cleanerId = ?), 0) AS bookings,
          COALESCE((SELECT COUNT(*) FROM applications WHERE cleanerId = ?), 0) AS bids`,
);
