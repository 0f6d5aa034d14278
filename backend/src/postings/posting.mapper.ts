import { cleanerSeesAddress, MINUTE_MS, toWallTime, type Obstacle } from '@tidyhearth/domain';
import { takesBookings } from '../bookings/contact-with-other.js';
import type { Waiting } from '../bookings/obstacles.service.js';
import { amountOf, isoOf } from '../database/columns.js';
import { distanceMiles } from '../geo/grid.js';
import type { AssignedCleaner, PostingResponse } from './dto/posting.response.js';
import type { PostingRow, ViewedPostingRow } from './postings.queries.js';

/** For any approved cleaner. */
function toCard(row: PostingRow): PostingResponse {
  return {
    id: row.id,
    customerId: row.customerId,
    serviceType: row.serviceType,
    postingDate: isoOf(row.startsAt),
    postingTime: row.postingTime,
    estimatedDuration: row.durationMinutes / 60,
    address: null,
    street: null,
    city: row.city,
    county: null,
    postcode: row.postcode.split(' ', 1)[0] ?? '',
    description: row.description,
    specialInstructions: null,
    accessNotes: null,
    maxBudget: amountOf(row.maxBudgetPence),
    status: row.status,
    assignedCleanerId: null,
    assignedCleaner: null,
    bookingId: null,
    applicationsCount: row.applicationsCount,
    termsVersion: row.termsVersion,
    createdAt: isoOf(row.createdAt),
    customer: {
      firstName: row.customerFirstName,
      rating: row.customerRating / 100,
      reviewCount: row.customerReviews,
    },
  };
}

/** For the owner. */
export function toPosting(row: PostingRow): PostingResponse {
  return { ...toCard(row), ...assignmentOf(row), ...homeOf(row), accessNotes: row.accessNotes };
}

/** For the assigned cleaner, who sees the address for as long as in the booking. */
export function toAssignedPosting(row: PostingRow, now: number): PostingResponse {
  const { bookingStatus: status, bookingStartsAt: startsAt, bookingEndsAt: endsAt } = row;
  const hasBooking = status !== null && startsAt !== null && endsAt !== null;
  const seesHome = hasBooking && cleanerSeesAddress({ status, startsAt, endsAt }, now);
  return { ...toCard(row), ...assignmentOf(row), ...(seesHome ? homeOf(row) : {}) };
}

/** Erased fields are empty in the row. */
const homeOf = (row: PostingRow) => ({
  address: row.address || null,
  street: row.street || null,
  county: row.county,
  postcode: row.postcode,
  specialInstructions: row.specialInstructions,
});

const assignmentOf = (row: PostingRow) => ({
  ...bookedTimeOf(row),
  assignedCleanerId: row.assignedCleanerId,
  assignedCleaner: assignedCleanerOf(row),
  bookingId: row.bookingId,
});

/** The booking may have been moved since the bid was accepted. */
function bookedTimeOf({ bookingStartsAt }: PostingRow): { postingDate: string; postingTime: string } | null {
  if (bookingStartsAt === null) return null;
  return { postingDate: isoOf(bookingStartsAt), postingTime: toWallTime(bookingStartsAt).time };
}

/** As work that this cleaner may be chosen for; nothing if nobody can be chosen for it any more. */
export function waitingFor(row: ViewedPostingRow, cleanerId: number, now: number): Waiting[] {
  if (row.status !== 'open' || row.startsAt <= now) return [];
  const endsAt = row.startsAt + row.durationMinutes * MINUTE_MS;
  // Whoever looks at it has an open account.
  const viewer = {
    isCleanerOpen: true,
    isCleanerApproved: row.isViewerApproved,
    isAvailable: row.isViewerAvailable,
  };
  return [{ id: row.id, cleanerId, startsAt: row.startsAt, endsAt, takesBookings: takesBookings(viewer) }];
}

/** For any other cleaner. */
export function toPostingCard(
  row: ViewedPostingRow,
  hasApplied: boolean,
  obstacles: ReadonlyMap<number, Obstacle>,
): PostingResponse {
  const viewer = { latitude: row.viewerLatitude, longitude: row.viewerLongitude };
  return {
    ...toCard(row),
    hasApplied,
    obstacle: obstacles.get(row.id) ?? null,
    distance: Math.round(distanceMiles(viewer, row) * 10) / 10,
  };
}

function assignedCleanerOf(row: PostingRow): AssignedCleaner | null {
  if (row.assignedCleanerId === null || row.assignedUserId === null) return null;
  const user = { firstName: row.assignedFirstName ?? '', lastName: row.assignedLastName ?? '' };
  return { id: row.assignedCleanerId, userId: row.assignedUserId, user };
}
