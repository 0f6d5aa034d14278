import { HOUR_MS } from '@tidyhearth/domain';
import type { Booking } from '../lib/contract';

/** A confirmed booking of two hours, from an instant on. */
export function bookingAt(startsAt: string, changes: Partial<Booking> = {}): Booking {
  const from = Date.parse(startsAt);
  return {
    id: 81,
    customerId: 1,
    cleanerId: 5,
    postingId: null,
    serviceType: 'regular',
    homeSize: '2 Bedrooms',
    bookingDate: startsAt,
    bookingTime: '09:00',
    startsAt,
    endsAt: new Date(from + 2 * HOUR_MS).toISOString(),
    address: '12 Walton Street, Oxford, OX1 2JD',
    streetAddress: '12 Walton Street',
    city: 'Oxford',
    county: null,
    postcode: 'OX1 2JD',
    specialInstructions: null,
    accessNotes: null,
    estimatedDuration: 2,
    totalAmount: '50.00',
    status: 'confirmed',
    cancelledById: null,
    cancellationReason: null,
    isLateCancellation: false,
    lateChangeReason: null,
    disputedById: null,
    disputedAt: null,
    createdAt: '2026-11-20T10:15:00.000Z',
    updatedAt: '2026-11-20T10:15:00.000Z',
    cleaner: {
      id: 5,
      userId: 2,
      profileImage: null,
      user: { firstName: 'Ida', lastName: 'Marsh' },
      phone: null,
      email: null,
    },
    customer: {
      id: 1,
      firstName: 'Rose',
      lastName: 'Lake',
      profileImageUrl: null,
      rating: 0,
      reviewCount: 0,
      phone: null,
      email: null,
    },
    isReviewedByMe: false,
    ...changes,
  };
}
