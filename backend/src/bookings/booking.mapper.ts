import type { BookingStatus } from '@tidyhearth/domain';
import { amountOf, isoOf } from '../database/columns.js';
import type { BookingRow } from './booking-views.queries.js';
import type { BookingResponse } from './dto/booking.response.js';
import { notesOf } from './job-notes/job-notes.columns.js';

/** Contact details are given out while there is work to agree on or just done, and only by those who share theirs. */
const CONTACT_STATUSES: readonly BookingStatus[] = ['confirmed', 'completed', 'paid'];

export function toBooking(row: BookingRow, viewerId: number): BookingResponse {
  const mayContact = CONTACT_STATUSES.includes(row.status);
  const sees = (ownerId: number, shares: boolean) => ownerId === viewerId || (mayContact && shares);
  const seesCleaner = sees(row.cleanerUserId, row.cleanerShares);
  const seesCustomer = sees(row.customerId, row.customerShares);
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
    address: row.address,
    streetAddress: row.streetAddress,
    city: row.city,
    county: row.county,
    postcode: row.postcode,
    ...notesOf(row),
    estimatedDuration: row.durationMinutes / 60,
    totalAmount: amountOf(row.totalPence),
    status: row.status,
    createdAt: isoOf(row.createdAt),
    updatedAt: isoOf(row.updatedAt),
    cleaner: {
      id: row.cleanerId,
      userId: row.cleanerUserId,
      profileImage: row.cleanerImage,
      user: { firstName: row.cleanerFirstName, lastName: row.cleanerLastName },
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
    isReviewedByMe: row.customerId === viewerId ? row.isReviewedByCustomer : row.isReviewedByCleaner,
  };
}
