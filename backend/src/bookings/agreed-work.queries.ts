import { dynamicSelect, int } from '../database/statement.js';

/**
 * The other parties of somebody's bookings, as a customer and as a cleaner. A person may occur several times.
 * Parameters for each side: the user, the statuses and the earliest end.
 */
export const LIST_PARTNERS = dynamicSelect(
  'bookings.listPartners',
  { userId: int },
  (statuses: number) => {
    const stands = `b.status IN (${Array.from({ length: statuses }, () => '?').join(', ')}) AND b.endsAt > ?`;
    return `SELECT k.userId FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
             WHERE b.customerId = ? AND ${stands}
             UNION ALL SELECT b.customerId AS userId FROM cleaners k JOIN bookings b ON b.cleanerId = k.id
             WHERE k.userId = ? AND ${stands}`;
  },
  [[3]],
);
