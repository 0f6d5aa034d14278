import {
  APPLICATION_STATUSES,
  BOOKING_STATUSES,
  CLEANER_STATUSES,
  POSTING_STATUSES,
  REVIEW_TYPES,
} from '@tidyhearth/domain';
import { int, nullable, oneOf, select, text } from '../../database/statement.js';

/** What an event says about its object is read at the end of the event's transaction, when everything has been written. */
export const FIND_BOOKING_OF_EVENT = select(
  'feed.findBooking',
  {
    id: int,
    customerId: int,
    cleanerId: int,
    cleanerUserId: int,
    postingId: nullable(int),
    serviceType: text,
    status: oneOf(BOOKING_STATUSES),
    startsAt: int,
    endsAt: int,
    totalPence: int,
  },
  `SELECT b.id, b.customerId, b.cleanerId, c.userId AS cleanerUserId, b.postingId, b.serviceType, b.status,
          b.startsAt, b.endsAt, b.totalPence
     FROM bookings b JOIN cleaners c ON c.id = b.cleanerId WHERE b.id = ?`,
);

/** If the job became a booking, with the booking's time, because that may have been moved. */
export const FIND_POSTING_OF_EVENT = select(
  'feed.findPosting',
  {
    id: int,
    customerId: int,
    serviceType: text,
    status: oneOf(POSTING_STATUSES),
    startsAt: int,
    durationMinutes: int,
    maxBudgetPence: int,
    termsVersion: int,
    assignedCleanerId: nullable(int),
    cleanerUserId: nullable(int),
  },
  `SELECT p.id, p.customerId, p.serviceType, p.status, COALESCE(b.startsAt, p.startsAt) AS startsAt, p.durationMinutes,
          p.maxBudgetPence, p.termsVersion, p.assignedCleanerId, c.userId AS cleanerUserId
     FROM postings p LEFT JOIN cleaners c ON c.id = p.assignedCleanerId LEFT JOIN bookings b ON b.postingId = p.id
    WHERE p.id = ?`,
);

export const FIND_APPLICATION_OF_EVENT = select(
  'feed.findApplication',
  {
    id: int,
    postingId: int,
    cleanerId: int,
    cleanerUserId: int,
    status: oneOf(APPLICATION_STATUSES),
    proposedRatePence: int,
    termsVersion: int,
  },
  `SELECT a.id, a.postingId, a.cleanerId, c.userId AS cleanerUserId, a.status, a.proposedRatePence, a.termsVersion
     FROM applications a JOIN cleaners c ON c.id = a.cleanerId WHERE a.id = ?`,
);

export const FIND_REVIEW_OF_EVENT = select(
  'feed.findReview',
  {
    id: int,
    bookingId: int,
    reviewerId: int,
    revieweeId: int,
    reviewType: oneOf(REVIEW_TYPES),
    rating: int,
    cleanerUserId: int,
  },
  `SELECT r.id, r.bookingId, r.reviewerId, r.revieweeId, r.reviewType, r.rating, c.userId AS cleanerUserId
     FROM reviews r JOIN bookings b ON b.id = r.bookingId JOIN cleaners c ON c.id = b.cleanerId WHERE r.id = ?`,
);

export const FIND_CLEANER_OF_EVENT = select(
  'feed.findCleaner',
  { id: int, userId: int, status: oneOf(CLEANER_STATUSES) },
  `SELECT id, userId, status FROM cleaners WHERE userId = ? AND status <> 'withdrawn'`,
);

/** Which of two people who write to each other is a cleaner; both, if one was still a customer when they began. */
export const LIST_CLEANERS_BETWEEN = select(
  'feed.listCleanersBetween',
  { userId: int },
  `SELECT userId FROM cleaners WHERE userId IN (?, ?) AND status <> 'withdrawn' ORDER BY userId`,
);
