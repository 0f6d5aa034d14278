import {
  allowsContact,
  cleanerSeesAccessNotes,
  cleanerSeesAddress,
  isReviewable,
  statusForCustomer,
  type Obstacle,
} from '@tidyhearth/domain';
import { hasPageFor } from '../cleaners/cleaner-page.js';
import { amountOf, isoOf, isoOrNull } from '../database/columns.js';
import type { BookingRow } from './booking-views.queries.js';
import { contactWithOther } from './contact-with-other.js';
import type { BookingResponse } from './dto/booking.response.js';

/** The address is shown to the cleaner until some days after the clean, and to the customer until it is erased. */
function placeOf(row: BookingRow, viewerId: number, now: number) {
  const isCustomer = row.customerId === viewerId;
  const seesAccessNotes = isCustomer || cleanerSeesAccessNotes(row, now);
  const accessNotes = seesAccessNotes ? row.accessNotes : null;
  const { city, county } = row;
  if ((isCustomer || cleanerSeesAddress(row, now)) && row.address !== '') {
    const { address, streetAddress, postcode, specialInstructions } = row;
    return { address, streetAddress, city, county, postcode, specialInstructions, accessNotes };
  }
  const postcode = row.postcode.split(' ', 1)[0] ?? '';
  const address = `${city}, ${postcode}`;
  return { address, streetAddress: null, city, county, postcode, specialInstructions: null, accessNotes };
}

/** When a pending request is released: at its deadline or at its start, whichever comes first. */
function answerByOf({ status, requestedAt, startsAt }: BookingRow, answerWithinMs: number): string | null {
  return status === 'pending' ? isoOf(Math.min(requestedAt + answerWithinMs, startsAt)) : null;
}

/** Whether the viewer has reviewed the other side, or may. People who have closed their account can't be reviewed. */
function reviewOf(row: BookingRow, viewerId: number) {
  const isCustomer = row.customerId === viewerId;
  const isReviewedByMe = isCustomer ? row.isReviewedByCustomer : row.isReviewedByCleaner;
  const hasOtherLeft = isCustomer ? row.hasCleanerLeft : row.hasCustomerLeft;
  return { isReviewedByMe, mayReview: isReviewable(row.status) && !isReviewedByMe && !hasOtherLeft };
}

export interface BookingView {
  viewerId: number;
  now: number;
  /** How long a request waits for an answer. */
  answerWithinMs: number;
  /** The only people to whom an unapproved cleaner may write; undefined for any other viewer. */
  mayWriteTo?: ReadonlySet<number>;
  /** By the id of the booking. */
  obstacles: ReadonlyMap<number, Obstacle>;
}

export function toBooking(row: BookingRow, view: BookingView): BookingResponse {
  const { viewerId, now, answerWithinMs } = view;
  const mayContact = allowsContact(row.status);
  const sees = (ownerId: number, shares: boolean) => ownerId === viewerId || (mayContact && shares);
  const seesCleaner = sees(row.cleanerUserId, row.cleanerShares && !row.hasCleanerLeft);
  const seesCustomer = sees(row.customerId, row.customerShares && !row.hasCustomerLeft);
  return {
    id: row.id,
    customerId: row.customerId,
    cleanerId: row.cleanerId,
    postingId: row.postingId,
    serviceType: row.serviceType,
    homeSize: row.homeSize,
    bookingDate: isoOf(row.startsAt),
    bookingTime: row.bookingTime,
    startsAt: isoOf(row.startsAt),
    endsAt: isoOf(row.endsAt),
    ...placeOf(row, viewerId, now),
    estimatedDuration: row.durationMinutes / 60,
    hourlyRate: amountOf(row.hourlyRatePence),
    totalAmount: amountOf(row.totalPence),
    status: row.customerId === viewerId ? statusForCustomer(row.status) : row.status,
    isUndecided: row.isUndecided,
    answerBy: answerByOf(row, answerWithinMs),
    obstacle: view.obstacles.get(row.id) ?? null,
    completedAt: isoOrNull(row.completedAt),
    cancelledById: row.cancelledById,
    cancelReason: row.cancelReason,
    cancellationReason: row.cancellationReason,
    isLateCancellation: row.isLateCancellation,
    lateChangeReason: row.lateChangeReason,
    disputedById: row.disputedById,
    disputedAt: isoOrNull(row.disputedAt),
    createdAt: isoOf(row.createdAt),
    updatedAt: isoOf(row.updatedAt),
    cleaner: {
      id: row.cleanerId,
      userId: row.cleanerUserId,
      profileImage: row.cleanerImage,
      user: { firstName: row.cleanerFirstName, lastName: row.cleanerLastName },
      hasPage: hasPageFor(viewerId, row),
      phone: seesCleaner ? row.cleanerPhone : null,
      email: seesCleaner ? row.cleanerEmail : null,
    },
    customer: {
      id: row.customerId,
      firstName: row.customerFirstName,
      lastName: row.customerLastName,
      profileImageUrl: row.customerImage,
      rating: row.customerRating / 100,
      reviewCount: row.customerReviews,
      phone: seesCustomer ? row.customerPhone : null,
      email: seesCustomer ? row.customerEmail : null,
    },
    contact: contactWithOther(row, viewerId, view.mayWriteTo),
    ...reviewOf(row, viewerId),
  };
}
