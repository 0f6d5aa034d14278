import { Injectable } from '@nestjs/common';
import { addDays, daysRange, POSTING_HOME_SIZE, priceOf } from '@tidyhearth/domain';
import { CleanerCalendarsStore } from '../cleaners/calendar/cleaner-calendars.store.js';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { refuseClashOfBid } from './booking-clash.js';
import { BookingRecordsStore } from './booking-records.store.js';
import { bookingTimeOf } from './booking-time.js';
import { FIND_BOOKABLE_CLEANER, INSERT_BOOKING } from './bookings.queries.js';
import { BookingConfirmed } from './events/booking.events.js';

export interface AgreedJob {
  customerId: number;
  cleanerId: number;
  postingId: number;
  serviceType: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM in UK time */
  time: string;
  durationMinutes: number;
  address: string;
  streetAddress: string;
  city: string;
  county: string | null;
  postcode: string;
  specialInstructions: string | null;
  /** How to get in: key, alarm, pets. */
  accessNotes: string | null;
  proposedRatePence: number;
}

export const CAN_NOT_TAKE_IT = {
  message:
    'This cleaner cannot take the job at the moment. You can choose another application, or wait: this one stays open.',
};

/** Creates bookings that are confirmed at once, because a bid was accepted. */
@Injectable()
export class ConfirmedBookingService {
  constructor(
    private readonly calendars: CleanerCalendarsStore,
    private readonly records: BookingRecordsStore,
  ) {}

  /**
   * Takes part in the transaction that accepts the bid.
   *
   * @returns the booking's id
   * @throws AppError SLOT_TAKEN or SLOT_BLOCKED if the cleaner is busy then, TIME_HAS_PASSED if it is too late
   */
  async createFromBid(tx: Tx, { date, time, proposedRatePence, ...job }: AgreedJob): Promise<number> {
    const now = Date.now();
    const at = timeOf(date, time, job.durationMinutes, now);
    await this.calendars.lock(tx, job.cleanerId);
    const cleaner = await tx.sql.one(FIND_BOOKABLE_CLEANER, [job.cleanerId]);
    if (!cleaner || cleaner.status !== 'approved' || cleaner.isClosed || !cleaner.isAvailable)
      throw new AppError('CLEANER_UNAVAILABLE', CAN_NOT_TAKE_IT);
    const range = daysRange(date, addDays(date, 1));
    const calendar = await this.calendars.loadOne(job.cleanerId, range, tx.sql);
    refuseClashOfBid(at, calendar, now);
    const bookingId = await tx.sql.insert(INSERT_BOOKING, {
      // Listed by name, so that the compiler refuses a field that the statement doesn't write.
      customerId: job.customerId,
      cleanerId: job.cleanerId,
      postingId: job.postingId,
      serviceType: job.serviceType,
      homeSize: POSTING_HOME_SIZE,
      bookingDate: date,
      bookingTime: time,
      startsAt: at.startsAt,
      endsAt: at.endsAt,
      durationMinutes: job.durationMinutes,
      address: job.address,
      streetAddress: job.streetAddress,
      city: job.city,
      county: job.county,
      postcode: job.postcode,
      specialInstructions: job.specialInstructions,
      accessNotes: job.accessNotes,
      hourlyRatePence: proposedRatePence,
      totalPence: priceOf(proposedRatePence, job.durationMinutes).totalPence,
      status: 'confirmed',
      openRequestKey: null,
      requestedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await this.calendars.hold(tx, job.cleanerId, bookingId, at);
    await this.records.recordChange(tx, bookingId, null, 'confirmed', job.customerId);
    const { customerId, cleanerId, postingId, serviceType } = job;
    const facts = {
      bookingId,
      customerId,
      cleanerId,
      cleanerUserId: cleaner.userId,
      serviceType,
    };
    tx.record(new BookingConfirmed({ ...facts, startsAt: at.startsAt }, postingId, customerId));
    return bookingId;
  }
}

/** A past time is a conflict here rather than an invalid field, because the customer who accepts did not send it. */
function timeOf(date: string, time: string, minutes: number, now: number) {
  try {
    return bookingTimeOf(date, time, minutes, now);
  } catch (error) {
    if (error instanceof AppError && error.code === 'TIME_IN_PAST') throw new AppError('TIME_HAS_PASSED');
    throw error;
  }
}
