import { isBadgeCurrent, type Obstacle } from '@tidyhearth/domain';
import { contactWithOther } from '../bookings/contact-with-other.js';
import { hasPageFor } from '../cleaners/cleaner-page.js';
import { amountOf, isoOf } from '../database/columns.js';
import type { BidRow } from './bids.queries.js';
import type { ApplicationResponse } from './dto/application.response.js';

/** @param mayWriteTo the only people to whom an unapproved cleaner may write; undefined for any other viewer */
export function toApplication(
  row: BidRow,
  viewerId: number,
  mayWriteTo: ReadonlySet<number> | undefined,
  obstacle: Obstacle | undefined,
): ApplicationResponse {
  const isAccepted = row.status === 'accepted';
  // The booking of an accepted bid may have been moved. Any other bid has the job's own time.
  const startsAt = (isAccepted ? row.bookingStartsAt : null) ?? row.startsAt;
  return {
    id: row.id,
    postingId: row.postingId,
    cleanerId: row.cleanerId,
    proposedRate: amountOf(row.proposedRatePence),
    message: row.message,
    status: row.status,
    termsVersion: row.termsVersion,
    isOnEarlierTerms: row.status === 'pending' && row.termsVersion !== row.postingTermsVersion,
    obstacle: obstacle ?? null,
    bookingId: isAccepted ? row.bookingId : null,
    createdAt: isoOf(row.createdAt),
    posting: {
      id: row.postingId,
      serviceType: row.serviceType,
      city: row.city,
      postcode: row.postcode.split(' ', 1)[0] ?? '',
      postingDate: isoOf(startsAt),
      estimatedDuration: row.durationMinutes / 60,
      status: row.postingStatus,
      termsVersion: row.postingTermsVersion,
      customer: { firstName: row.customerFirstName },
    },
    cleaner: {
      id: row.cleanerId,
      userId: row.cleanerUserId,
      profileImage: row.profileImage,
      rating: row.ratingHundredths / 100,
      reviewCount: row.reviewCount,
      responseTime: row.responseTime,
      isBackgroundChecked: isBadgeCurrent(row.isBackgroundChecked, row.backgroundCheckedUntil),
      isInsured: isBadgeCurrent(row.isInsured, row.insuredUntil),
      location: row.location,
      bio: row.bio,
      user: { firstName: row.cleanerFirstName, lastName: row.cleanerLastName },
      hasPage: hasPageFor(viewerId, row),
    },
    contact: contactWithOther(row, viewerId, mayWriteTo),
  };
}
