import { select } from '../database/statement.js';
import { ACCOUNT, ACCOUNT_COLUMNS } from '../users/users.queries.js';

/** Cleaners have the rating of their profile. */
export const FIND_ACCOUNT = select(
  'cleaners.findAccount',
  ACCOUNT,
  `SELECT ${ACCOUNT_COLUMNS},
          COALESCE(c.ratingHundredths, u.ratingHundredths) AS ratingHundredths,
          COALESCE(c.reviewCount, u.reviewCount) AS reviewCount,
          c.id AS cleanerId, c.status AS cleanerStatus, c.profileImage AS cleanerImage
     FROM users u LEFT JOIN cleaners c ON c.userId = u.id AND c.status <> 'withdrawn'
    WHERE u.id = ?`,
);
