import { BOOKING_STATUSES, REVIEW_TYPES, USER_TYPES, type ReviewType } from '@tidyhearth/domain';
import {
  dynamicSelect,
  dynamicWrite,
  int,
  nullable,
  oneOf,
  select,
  text,
  write,
  type RowOf,
} from '../database/statement.js';

const REVIEW = {
  id: int,
  bookingId: int,
  reviewerId: int,
  revieweeId: int,
  reviewType: oneOf(REVIEW_TYPES),
  rating: int,
  comment: text,
  createdAt: int,
  firstName: text,
};
const REVIEW_COLUMNS =
  'r.id, r.bookingId, r.reviewerId, r.revieweeId, r.reviewType, r.rating, r.comment, r.createdAt, u.firstName';

export type ReviewRow = RowOf<typeof LIST_REVIEWS_OF_BOOKING>;

/** Hidden reviews are listed only for their author. */
export const LIST_REVIEWS_OF_BOOKING = select(
  'reviews.listOfBooking',
  REVIEW,
  `SELECT ${REVIEW_COLUMNS}
     FROM reviews r JOIN users u ON u.id = r.reviewerId
    WHERE r.bookingId = ? AND (r.hiddenAt IS NULL OR r.reviewerId = ?)
    ORDER BY r.id DESC`,
);

export const FIND_OWN_REVIEW = select(
  'reviews.findOwn',
  REVIEW,
  `SELECT ${REVIEW_COLUMNS} FROM reviews r JOIN users u ON u.id = r.reviewerId WHERE r.id = ? AND r.reviewerId = ?`,
);

export const LIST_REVIEWS_OF_REVIEWEE = dynamicSelect(
  'reviews.listOfReviewee',
  REVIEW,
  (limit: number) =>
    `SELECT ${REVIEW_COLUMNS}
       FROM (SELECT * FROM reviews WHERE revieweeId = ? AND reviewType = ? AND hiddenAt IS NULL AND id < ?
              ORDER BY id DESC LIMIT ${limit}) r
       JOIN users u ON u.id = r.reviewerId
      ORDER BY r.id DESC`,
  [[10]],
);

export type StarCountRow = RowOf<typeof COUNT_STARS_OF_REVIEWEE>;

/** How many reviews gave each number of stars. Numbers that nobody gave have no row. */
export const COUNT_STARS_OF_REVIEWEE = select(
  'reviews.countStarsOfReviewee',
  { rating: int, reviews: int },
  `SELECT rating, COUNT(*) AS reviews FROM reviews
    WHERE revieweeId = ? AND reviewType = ? AND hiddenAt IS NULL
    GROUP BY rating`,
);

export const FIND_BOOKING_OF_PARTY = select(
  'reviews.findBookingOfParty',
  { id: int },
  `SELECT b.id FROM bookings b JOIN cleaners c ON c.id = b.cleanerId
    WHERE b.id = ? AND (b.customerId = ? OR c.userId = ?)`,
);

/** Excludes people who have closed their account, because reviews of them are no longer shown. */
export const FIND_TYPE_OF_MEMBER = select(
  'reviews.findTypeOfMember',
  { userType: oneOf(USER_TYPES) },
  'SELECT userType FROM users WHERE id = ? AND deactivatedAt IS NULL',
);

/**
 * Changes nothing for somebody who has closed the account. Otherwise, a concurrent closure waits for this transaction
 * and then finds the review.
 */
export const HOLD_REVIEWEE = write(
  'reviews.holdReviewee',
  'UPDATE users SET updatedAt = ? WHERE id = ? AND deactivatedAt IS NULL',
);

/** Only for the two parties. Parameters: the reviewer, then the booking. */
export const FIND_REVIEWED_BOOKING = select(
  'reviews.findReviewedBooking',
  {
    status: oneOf(BOOKING_STATUSES),
    customerId: int,
    cleanerId: int,
    cleanerUserId: int,
    reviewerName: text,
  },
  `SELECT b.status, b.customerId, b.cleanerId, c.userId AS cleanerUserId, u.firstName AS reviewerName
     FROM bookings b
     JOIN cleaners c ON c.id = b.cleanerId
     JOIN users u ON u.id = ?
    WHERE b.id = ? AND (b.customerId = u.id OR c.userId = u.id)`,
);

export const INSERT_REVIEW = write(
  'reviews.insert',
  `INSERT INTO reviews (bookingId, reviewerId, revieweeId, reviewType, rating, comment, createdAt)
   VALUES (?, ?, ?, ?, ?, ?, ?)`,
);

/** The columns of a booking that say whether its customer or its cleaner has written a review. */
export const REVIEWED_FLAGS = {
  'customer-to-cleaner': 'isReviewedByCustomer',
  'cleaner-to-customer': 'isReviewedByCleaner',
} as const satisfies Record<ReviewType, string>;

/**
 * Sets what `bookings` shows to each party. Changes nothing unless the clean took place; a concurrent finding that it
 * did not waits for this transaction.
 */
export const MARK_BOOKING_REVIEWED = dynamicWrite(
  'reviews.markBookingReviewed',
  (column: (typeof REVIEWED_FLAGS)[ReviewType]) =>
    `UPDATE bookings SET ${column} = 1 WHERE id = ? AND status IN ('completed', 'paid')`,
  [['isReviewedByCustomer'], ['isReviewedByCleaner']],
);

const RATED_REVIEW = {
  reviewId: int,
  bookingId: int,
  reviewerId: int,
  revieweeId: int,
  reviewType: oneOf(REVIEW_TYPES),
  rating: int,
  hiddenAt: nullable(int),
  cleanerId: int,
};
const SELECT_RATED =
  `SELECT r.id AS reviewId, r.bookingId, r.reviewerId, r.revieweeId, r.reviewType, r.rating, r.hiddenAt, b.cleanerId
     FROM reviews r JOIN bookings b ON b.id = r.bookingId` as const;

export type RatedReview = RowOf<typeof FIND_RATED_REVIEW>;

export const FIND_RATED_REVIEW = select('reviews.findRated', RATED_REVIEW, `${SELECT_RATED} WHERE r.id = ?`);

/** In the order of the index. */
export const LIST_PUBLIC_REVIEWS_OF_BOOKING = select(
  'reviews.listPublicOfBooking',
  RATED_REVIEW,
  `${SELECT_RATED} WHERE r.bookingId = ? AND r.hiddenAt IS NULL ORDER BY r.reviewerId`,
);

export const HIDE_REVIEW = write(
  'reviews.hide',
  'UPDATE reviews SET hiddenAt = ?, hiddenReason = ? WHERE id = ? AND hiddenAt IS NULL',
);

export const UNHIDE_REVIEW = write(
  'reviews.unhide',
  'UPDATE reviews SET hiddenAt = NULL, hiddenReason = NULL WHERE id = ? AND hiddenAt = ?',
);

/** For the personal data export. */
const EXPORTED_REVIEW = {
  id: int,
  bookingId: int,
  reviewType: oneOf(REVIEW_TYPES),
  rating: int,
  comment: text,
  createdAt: int,
};
const EXPORTED_COLUMNS = 'id, bookingId, reviewType, rating, comment, createdAt';

/** Includes what became of the review, because its author is told why it was hidden. */
export const EXPORT_REVIEWS_WRITTEN = select(
  'reviews.exportWritten',
  { ...EXPORTED_REVIEW, hiddenAt: nullable(int), hiddenReason: nullable(text) },
  `SELECT ${EXPORTED_COLUMNS}, hiddenAt, hiddenReason FROM reviews WHERE reviewerId = ? ORDER BY id`,
);

/** As on the site, hidden reviews are only for their author. */
export const EXPORT_REVIEWS_RECEIVED = select(
  'reviews.exportReceived',
  EXPORTED_REVIEW,
  `SELECT ${EXPORTED_COLUMNS} FROM reviews WHERE revieweeId = ? AND hiddenAt IS NULL ORDER BY id`,
);
