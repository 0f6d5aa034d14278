import { notesOf } from '../bookings/job-notes/job-notes.columns.js';
import { amountOf, isoOf } from '../database/columns.js';
import { distanceMiles } from '../geo/grid.js';
import type { AssignedCleaner, PostingResponse } from './dto/posting.response.js';
import type { PostingRow, ViewedPostingRow } from './postings.queries.js';

/** What any approved cleaner may know. */
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
    ...notesOf({}),
    maxBudget: amountOf(row.maxBudgetPence),
    status: row.status,
    assignedCleanerId: null,
    assignedCleaner: null,
    bookingId: null,
    applicationsCount: row.applicationsCount,
    createdAt: isoOf(row.createdAt),
    customer: {
      firstName: row.customerFirstName,
      rating: row.customerRating / 100,
      reviewCount: row.customerReviews,
    },
  };
}

/** For the owner and the assigned cleaner. */
export function toPosting(row: PostingRow): PostingResponse {
  return {
    ...toCard(row),
    address: row.address,
    street: row.street,
    county: row.county,
    postcode: row.postcode,
    ...notesOf(row),
    assignedCleanerId: row.assignedCleanerId,
    assignedCleaner: assignedCleanerOf(row),
    bookingId: row.bookingId,
  };
}

/** For a cleaner it isn't given to. */
export function toPostingCard(row: ViewedPostingRow, hasApplied: boolean): PostingResponse {
  const viewer = { latitude: row.viewerLatitude, longitude: row.viewerLongitude };
  return { ...toCard(row), hasApplied, distance: Math.round(distanceMiles(viewer, row) * 10) / 10 };
}

function assignedCleanerOf(row: PostingRow): AssignedCleaner | null {
  if (row.assignedCleanerId === null || row.assignedUserId === null) return null;
  const user = { firstName: row.assignedFirstName ?? '', lastName: row.assignedLastName ?? '' };
  return { id: row.assignedCleanerId, userId: row.assignedUserId, user };
}
