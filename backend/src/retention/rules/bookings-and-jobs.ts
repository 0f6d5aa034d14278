import { columns, derived } from './columns.js';
import type { AgeEnding, Replacements, RetentionRules } from '../rule.js';

const NOTES_OF_HOME: Replacements = { specialInstructions: 'null', accessNotes: 'null' };
const HOME_OF_BOOKING: Replacements = {
  address: 'empty',
  streetAddress: 'empty',
  county: 'null',
  postcode: 'outward code',
};
const REASONS_OF_BOOKING: Replacements = { cancellationReason: 'null', lateChangeReason: 'null' };
const HOME_OF_POSTING: Replacements = {
  address: 'empty',
  street: 'empty',
  county: 'null',
  postcode: 'outward code',
  latitude: 'zero',
  longitude: 'zero',
  gx: 'zero',
  gy: 'zero',
  gz: 'zero',
  cell: 'zero',
  description: 'null',
};
/** For customers whose agreed visits were still ahead when the data that was set aside was deleted. */
const customerHasClosed = (table: string) =>
  `EXISTS (SELECT 1 FROM users u WHERE u.id = ${table}.customerId AND u.deactivatedAt IS NOT NULL)`;

const UNDECIDED = "('pending', 'confirmed')";
/** A posting that led to a booking is kept as long as that, because the booking may have been moved to another day. */
const ITS_BOOKING = { table: 'bookings', by: 'postingId' };
const hasBooking = (where = '') =>
  `EXISTS (SELECT 1 FROM bookings b WHERE b.postingId = postings.id${where})`;
const withOrWithoutBooking = (rule: Pick<AgeEnding, 'period' | 'where' | 'does'>): AgeEnding[] => [
  { when: 'age', since: 'endsAt', goesWith: ITS_BOOKING, ...rule },
  {
    ...{ when: 'age', since: 'startsAt', ...rule },
    where: `NOT ${hasBooking()}${rule.where === undefined ? '' : ` AND ${rule.where}`}`,
  },
];

export const BOOKING_AND_JOB_RULES: RetentionRules = {
  booking_slots: {
    why: 'the half-hours that confirmed bookings hold; a booking that ends gives them back',
    plain: columns('cleanerId, slot, bookingId'),
  },
  bookings: {
    why: 'what two people agreed, for them and for the tax records of both',
    whose: 'the customer (where) and both (what, when, for how much)',
    plain: columns(`
      id, customerId, cleanerId, postingId, serviceType, homeSize, bookingDate, bookingTime,
      startsAt, endsAt, durationMinutes, hourlyRatePence, totalPence, feeBasisPoints, status,
      openRequestKey, requestedAt, nudgedAt, remindedAt, paidAt, isReviewedByCustomer,
      isReviewedByCleaner, completionNudgedAt, cancelledById, isLateCancellation, disputedById,
      disputedAt, createdAt, updatedAt
    `),
    personal: {
      address: 'bookingsAsCustomer.address',
      streetAddress: derived('the address'),
      city: derived('the address'),
      county: derived('the address'),
      postcode: derived('the address'),
      specialInstructions: 'bookingsAsCustomer.specialInstructions',
      accessNotes: 'bookingsAsCustomer.accessNotes',
      cancellationReason: 'bookingsAsCustomer.cancellationReason',
      lateChangeReason: 'bookingsAsCustomer.lateChangeReason',
    },
    endings: [
      {
        when: 'closing',
        of: { user: 'customerId' },
        // Confirmed bookings keep the address, because they may still be decided on.
        where: `status NOT IN ${UNDECIDED}`,
        does: { ...HOME_OF_BOOKING, ...NOTES_OF_HOME },
      },
      {
        when: 'closed for good',
        of: { user: 'customerId' },
        exceptAhead: { status: 'confirmed', until: 'endsAt' },
        does: { ...HOME_OF_BOOKING, ...NOTES_OF_HOME, ...REASONS_OF_BOOKING },
      },
      { when: 'closed for good', of: { cleaner: 'cleanerId' }, does: REASONS_OF_BOOKING },
      { when: 'age', since: 'endsAt', period: 'accessNotes', does: NOTES_OF_HOME },
      {
        when: 'age',
        since: 'endsAt',
        period: 'closedAccounts',
        where: customerHasClosed('bookings'),
        does: { ...HOME_OF_BOOKING, ...NOTES_OF_HOME, ...REASONS_OF_BOOKING },
      },
      {
        when: 'age',
        since: 'endsAt',
        period: 'jobAddresses',
        does: { ...HOME_OF_BOOKING, ...REASONS_OF_BOOKING },
      },
      { when: 'kept', columns: ['city'], because: 'names nobody, and tells both what the booking was' },
    ],
  },
  booking_history: {
    why: 'who moved a booking from one status to the next, for disputes',
    whose: 'both parties: what an admin noted on the change',
    plain: columns('id, bookingId, fromStatus, toStatus, changedBy, changedAt, movedFrom'),
    personal: {
      reason: { notExported: 'one word of a list' },
      note: { notExported: 'told to both parties by mail when it was written' },
    },
    endings: [
      {
        when: 'kept',
        columns: ['reason', 'note'],
        because: 'an admin answers for it in disputes and writes it without contact details',
      },
    ],
  },
  stranded_bookings: {
    why: 'agreed cleans of somebody suspended or gone, for an admin to decide',
    whose: 'the person who is suspended or gone',
    plain: columns('id, bookingId, personId, because, strandedAt, decision, decidedAt, decidedBy'),
    personal: { note: { notExported: 'told to both parties by mail when it was written' } },
    endings: [
      { when: 'closed for good', of: { user: 'personId' }, does: { note: 'null' } },
      // For decisions made after the account was closed for good, or on somebody whose account still exists: the note
      // is kept as long as its case.
      {
        when: 'age',
        partOf: { table: 'bookings', by: 'bookingId' },
        since: 'endsAt',
        period: 'cases',
        does: { note: 'null' },
      },
    ],
  },
  postings: {
    why: 'jobs that cleaners bid on',
    whose: 'the customer',
    plain: columns(`
      id, customerId, serviceType, postingDate, postingTime, startsAt, durationMinutes,
      maxBudgetPence, hourlyBudgetPence, status, assignedCleanerId, applicationsCount, termsVersion,
      createdAt, updatedAt
    `),
    personal: {
      address: 'postings.address',
      street: derived('the address'),
      city: derived('the address'),
      county: derived('the address'),
      postcode: 'postings.postcode',
      latitude: derived('the postcode'),
      longitude: derived('the postcode'),
      gx: derived('the postcode'),
      gy: derived('the postcode'),
      gz: derived('the postcode'),
      cell: derived('the postcode'),
      description: 'postings.description',
      specialInstructions: 'postings.specialInstructions',
      accessNotes: 'postings.accessNotes',
    },
    endings: [
      {
        when: 'closing',
        of: { user: 'customerId' },
        where: `NOT ${hasBooking(` AND b.status IN ${UNDECIDED}`)}`,
        does: { ...HOME_OF_POSTING, ...NOTES_OF_HOME },
      },
      {
        when: 'closed for good',
        of: { user: 'customerId' },
        exceptAhead: { status: 'confirmed', until: 'endsAt', goesWith: ITS_BOOKING },
        does: { ...HOME_OF_POSTING, ...NOTES_OF_HOME },
      },
      ...withOrWithoutBooking({ period: 'accessNotes', does: NOTES_OF_HOME }),
      ...withOrWithoutBooking({
        period: 'closedAccounts',
        where: customerHasClosed('postings'),
        does: { ...HOME_OF_POSTING, ...NOTES_OF_HOME },
      }),
      ...withOrWithoutBooking({ period: 'jobAddresses', does: HOME_OF_POSTING }),
      { when: 'kept', columns: ['city'], because: 'names nobody, and tells the owner which job it was' },
    ],
  },
  applications: {
    why: 'bids on postings',
    whose: 'the cleaner',
    plain: columns('id, postingId, cleanerId, proposedRatePence, status, termsVersion, createdAt, updatedAt'),
    personal: { message: 'applications.message' },
    endings: [{ when: 'closing', of: { cleaner: 'cleanerId' }, does: { message: 'null' } }],
  },
};
