import { bookingFeeOf } from '../../bookings/booking-price.js';
import { amountOf, isoOf, isoOrNull } from '../../database/columns.js';
import { fullName, nameIfAny } from '../../users/full-name.js';
import type {
  AdminBookingDetailRow,
  AdminBookingRow,
  BookingStepRow,
  StrandedRow,
} from '../queries/bookings.queries.js';
import type { AdminBookingDetail, BookingStepRecord } from './admin-booking-detail.response.js';
import type { AdminBooking } from './admin-booking.response.js';

export function toAdminBooking(row: AdminBookingRow): AdminBooking {
  return {
    id: row.id,
    date: isoOf(row.startsAt),
    duration: row.durationMinutes / 60,
    totalCost: amountOf(row.totalPence),
    status: row.status,
    customer: {
      userId: row.customerId,
      name: fullName(row.customerFirstName, row.customerLastName),
      email: row.customerEmail,
    },
    cleaner: {
      userId: row.cleanerUserId,
      name: fullName(row.cleanerFirstName, row.cleanerLastName),
      email: row.cleanerEmail,
    },
  };
}

export function toAdminBookingDetail(
  row: AdminBookingDetailRow,
  steps: readonly BookingStepRow[],
  stranded: readonly StrandedRow[],
): AdminBookingDetail {
  const feePence = bookingFeeOf(row);
  return {
    ...toAdminBooking(row),
    serviceType: row.serviceType,
    homeSize: row.homeSize,
    city: row.city,
    county: row.county,
    postcode: row.postcode.split(' ', 1)[0] ?? '',
    hourlyRate: amountOf(row.hourlyRatePence),
    subtotal: amountOf(row.totalPence - feePence),
    platformFee: amountOf(feePence),
    postingId: row.postingId,
    cancelledBy: row.status === 'cancelled' ? actorOf(row.cancelledById, row) : null,
    cancellationReason: row.cancellationReason,
    isLateCancellation: row.isLateCancellation,
    lateChangeReason: row.lateChangeReason,
    disputedBy: row.disputedById === null ? null : actorOf(row.disputedById, row),
    disputedAt: isoOrNull(row.disputedAt),
    createdAt: isoOf(row.createdAt),
    history: steps.map((step) => toStep(step, row)),
    stranded: stranded.map(({ strandedAt, ...record }) => ({ ...record, strandedAt: isoOf(strandedAt) })),
  };
}

function toStep(step: BookingStepRow, booking: AdminBookingDetailRow): BookingStepRecord {
  return {
    status: step.toStatus,
    actor: actorOf(step.changedBy, booking),
    actorName: nameIfAny(step.firstName, step.lastName),
    changedAt: isoOf(step.changedAt),
    reason: step.reason,
    note: step.note,
    movedFrom: isoOrNull(step.movedFrom),
  };
}

function actorOf(
  userId: number | null,
  { customerId, cleanerUserId }: AdminBookingDetailRow,
): BookingStepRecord['actor'] {
  if (userId === null) return 'system';
  if (userId === customerId) return 'customer';
  return userId === cleanerUserId ? 'cleaner' : 'admin';
}
