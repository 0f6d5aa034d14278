import { DAY_MS, isReviewable, slotsOf } from '@tidyhearth/domain';
import type { Bid as BidEntity } from '../../bids/bid.entity.js';
import type { BookingChange } from '../../bookings/booking-change.entity.js';
import type { Booking as BookingEntity } from '../../bookings/booking.entity.js';
import { openRequestKey } from '../../bookings/request-booking.service.js';
import type { HeldSlot } from '../../cleaners/calendar/held-slot.entity.js';
import type { Posting as PostingEntity } from '../../postings/posting.entity.js';
import { addressOf } from '../../postings/posting-address.js';
import { boardPlaceOf, hourlyBudgetOf } from '../../postings/posting-columns.js';
import type { Review as ReviewEntity } from '../../reviews/review.entity.js';
import { ACCESS_NOTES } from '../texts/booking-and-job-notes.js';
import { requestedAt } from '../market/booking-history-builder.js';
import type { Booking, Market, Person, Posting, Review } from '../market/model.js';
import { tableRows, type RowOf, type TableRows } from './table-rows.js';

export function bookingAndPostingRows(
  { bookings, postings, reviews }: Market,
  now: number,
  feeBasisPoints: number,
): TableRows[] {
  const reviewed = {
    byCustomer: reviewedBookings(reviews, 'customer-to-cleaner'),
    byCleaner: reviewedBookings(reviews, 'cleaner-to-customer'),
  };
  return [
    tableRows<PostingEntity>('postings', postings.map(postingRow)),
    tableRows<BidEntity>('applications', postings.flatMap(bidRows)),
    tableRows<BookingEntity>(
      'bookings',
      bookings.map((booking) => ({
        ...bookingRow(booking, reviewed, now),
        feeBasisPoints: isReviewable(booking.status) ? feeBasisPoints : null,
      })),
    ),
    tableRows<HeldSlot>('booking_slots', bookings.flatMap(slotRows)),
    tableRows<BookingChange>('booking_history', bookings.flatMap(changeRows)),
    tableRows<ReviewEntity>('reviews', reviews.map(reviewRow)),
  ];
}

interface ReviewedBookings {
  byCustomer: Set<number>;
  byCleaner: Set<number>;
}

const reviewedBookings = (reviews: readonly Review[], type: Review['type']) =>
  new Set(reviews.filter((review) => review.type === type).map(({ booking }) => booking.id));

function bookingRow(booking: Booking, reviewed: ReviewedBookings, now: number): RowOf<BookingEntity> {
  const { customer, cleaner, posting, startsAt, changes, status } = booking;
  const confirmed = changes.findLast(({ to }) => to === 'confirmed')?.at;
  const isReminded = confirmed !== undefined && status !== 'cancelled' && startsAt < now + DAY_MS;
  return {
    id: booking.id,
    customerId: customer.userId,
    cleanerId: cleaner.id,
    postingId: posting?.id ?? null,
    serviceType: booking.service,
    homeSize: booking.homeSize,
    bookingDate: booking.date,
    bookingTime: booking.time,
    startsAt,
    endsAt: booking.endsAt,
    durationMinutes: booking.minutes,
    ...addressColumns(customer, posting !== null),
    specialInstructions: booking.notes,
    accessNotes: booking.id % 3 === 0 ? (ACCESS_NOTES[booking.id % ACCESS_NOTES.length] ?? null) : null,
    cancelledById: status === 'cancelled' ? (changes.at(-1)?.by ?? null) : null,
    hourlyRatePence: booking.ratePence,
    totalPence: booking.totalPence,
    status,
    openRequestKey: status === 'pending' ? openRequestKey(customer.userId, cleaner.id, startsAt) : null,
    requestedAt: changes.findLast(({ to }) => to === 'pending')?.at ?? requestedAt(changes),
    remindedAt: isReminded ? Math.min(now, Math.max(confirmed, startsAt - DAY_MS)) : null,
    paidAt: changes.find(({ to }) => to === 'paid')?.at ?? null,
    isReviewedByCustomer: reviewed.byCustomer.has(booking.id),
    isReviewedByCleaner: reviewed.byCleaner.has(booking.id),
    createdAt: requestedAt(changes),
    updatedAt: changes.at(-1)?.at ?? null,
  };
}

/** The address of a job, unlike that of a requested booking, does not end with its postcode. */
function addressColumns({ street, home, postcode }: Person, isFromPosting: boolean) {
  const { city, county } = home;
  const address = addressOf({ street, city, county });
  return {
    address: isFromPosting ? address : `${address}, ${postcode}`,
    streetAddress: street,
    city,
    county,
    postcode,
  };
}

/** Only confirmed bookings hold slots. */
function slotRows(booking: Booking): RowOf<HeldSlot>[] {
  if (booking.status !== 'confirmed') return [];
  return slotsOf(booking).map((slot) => ({ cleanerId: booking.cleaner.id, slot, bookingId: booking.id }));
}

const endingOf = (from: string | null, by: number | null, cleanerUserId: number) =>
  from === 'pending' && by === cleanerUserId ? 'declined' : 'cancelled';

function changeRows({ id, cleaner, changes }: Booking): RowOf<BookingChange>[] {
  return changes.map(({ from, to, by, at }) => ({
    bookingId: id,
    fromStatus: from,
    toStatus: to,
    changedBy: by,
    changedAt: at,
    reason: to === 'cancelled' ? endingOf(from, by, cleaner.userId) : null,
    note: null,
    movedFrom: null,
  }));
}

function postingRow(posting: Posting): RowOf<PostingEntity> {
  const { customer, bids, at } = posting;
  const { street, home, postcode } = customer;
  return {
    id: posting.id,
    customerId: customer.userId,
    serviceType: posting.service,
    postingDate: posting.date,
    postingTime: posting.time,
    startsAt: posting.startsAt,
    durationMinutes: posting.minutes,
    address: addressOf({ street, city: home.city, county: home.county }),
    street,
    city: home.city,
    county: home.county,
    postcode,
    ...boardPlaceOf(posting),
    description: posting.notes,
    specialInstructions: null,
    accessNotes: null,
    maxBudgetPence: posting.budgetPence,
    hourlyBudgetPence: hourlyBudgetOf({
      maxBudgetPence: posting.budgetPence,
      durationMinutes: posting.minutes,
    }),
    status: posting.status,
    assignedCleanerId: posting.assignedTo?.id ?? null,
    applicationsCount: bids.length,
    termsVersion: 1,
    createdAt: at,
    updatedAt: at,
  };
}

function bidRows({ id: postingId, bids }: Posting): RowOf<BidEntity>[] {
  return bids.map(({ id, cleaner, ratePence, message, status, at }) => ({
    id,
    postingId,
    cleanerId: cleaner.id,
    proposedRatePence: ratePence,
    message,
    status,
    termsVersion: 1,
    createdAt: at,
    updatedAt: at,
  }));
}

function reviewRow({
  id,
  booking,
  reviewerId,
  revieweeId,
  type,
  rating,
  comment,
  at,
}: Review): RowOf<ReviewEntity> {
  return {
    id,
    bookingId: booking.id,
    reviewerId,
    revieweeId,
    reviewType: type,
    rating,
    comment,
    createdAt: at,
    hiddenAt: null,
    hiddenReason: null,
  };
}
