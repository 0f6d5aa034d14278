import { amountOf, isoOf } from '../database/columns.js';
import type { BidRow } from './bids.queries.js';
import type { ApplicationResponse } from './dto/application.response.js';

export function toApplication(row: BidRow): ApplicationResponse {
  return {
    id: row.id,
    postingId: row.postingId,
    cleanerId: row.cleanerId,
    proposedRate: amountOf(row.proposedRatePence),
    message: row.message,
    status: row.status,
    createdAt: isoOf(row.createdAt),
    posting: {
      id: row.postingId,
      serviceType: row.serviceType,
      city: row.city,
      postingDate: isoOf(row.startsAt),
      estimatedDuration: row.durationMinutes / 60,
      status: row.postingStatus,
      customer: { firstName: row.customerFirstName },
    },
    cleaner: {
      id: row.cleanerId,
      userId: row.cleanerUserId,
      profileImage: row.profileImage,
      rating: row.ratingHundredths / 100,
      reviewCount: row.reviewCount,
      responseTime: row.responseTime,
      isBackgroundChecked: row.isBackgroundChecked,
      isInsured: row.isInsured,
      location: row.location,
      bio: row.bio,
      user: { firstName: row.cleanerFirstName, lastName: row.cleanerLastName },
    },
  };
}
