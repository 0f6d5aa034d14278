import { Injectable } from '@nestjs/common';
import { addDays, daysRange, MAX_PENDING_REQUESTS_PER_CUSTOMER, offersService } from '@tidyhearth/domain';
import { CleanerCalendarsStore } from '../cleaners/calendar/cleaner-calendars.store.js';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { requireSelf } from '../common/ownership.js';
import { Config } from '../config/config.js';
import { refuseDuplicate } from '../database/engine.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import type { RowOf } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { refuseClash } from './booking-clash.js';
import { agreedTotalPence } from './booking-price.js';
import { BookingRecordsStore } from './booking-records.store.js';
import { bookingTimeOf, type BookingTime } from './booking-time.js';
import { BookingViewsService } from './booking-views.service.js';
import { Booking } from './booking.entity.js';
import { COUNT_OPEN_REQUESTS, FIND_BOOKABLE_CLEANER, QUEUE_ON_CUSTOMER } from './bookings.queries.js';
import type { BookingResponse } from './dto/booking.response.js';
import type { CreateBookingDto } from './dto/create-booking.dto.js';
import { BookingRequested } from './events/booking.events.js';
import { notesOf } from './job-notes/job-notes.columns.js';

type BookableCleaner = RowOf<typeof FIND_BOOKABLE_CLEANER>;

/** A customer asks a cleaner for a time. Several may ask for the same one; the cleaner's answer decides. */
@Injectable()
export class RequestBookingService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly calendars: CleanerCalendarsStore,
    private readonly records: BookingRecordsStore,
    private readonly views: BookingViewsService,
    private readonly config: Config,
  ) {}

  async request(actor: Actor, request: CreateBookingDto): Promise<BookingResponse> {
    if (request.customerId !== undefined) requireSelf(actor, request.customerId);
    const minutes = request.estimatedDuration * 60;
    const bookingId = await this.idempotency.createIdOnce(async (tx) => {
      const now = Date.now();
      const time = bookingTimeOf(request.bookingDate, request.bookingTime, minutes, now);
      await this.queueOnCustomer(tx, actor.userId, now);
      const cleaner = await this.bookableCleaner(tx, request.cleanerId);
      if (!offersService(JSON.parse(cleaner.services) as string[], request.serviceType))
        throw new AppError('SERVICE_NOT_OFFERED');
      await this.refuseTooMany(tx, actor.userId);
      const range = daysRange(time.date, addDays(time.date, 1));
      refuseClash(time, await this.calendars.loadOne(request.cleanerId, range, tx.sql), now);
      const totalPence = agreedTotalPence(
        cleaner.hourlyRatePence,
        minutes,
        this.config.bookingFeePence,
        request.totalAmount,
      );
      const id = await this.insert(tx, actor.userId, request, time, cleaner.hourlyRatePence, totalPence, now);
      await this.records.recordChange(tx, id, null, 'pending', actor.userId);
      const facts = {
        bookingId: id,
        customerId: actor.userId,
        cleanerId: request.cleanerId,
        cleanerUserId: cleaner.userId,
      };
      tx.record(
        new BookingRequested({ ...facts, serviceType: request.serviceType, startsAt: time.startsAt }, false),
      );
      return id;
    });
    return this.views.getForParty(bookingId, actor.userId);
  }

  private async bookableCleaner(tx: Tx, cleanerId: number): Promise<BookableCleaner> {
    const cleaner = await tx.sql.one(FIND_BOOKABLE_CLEANER, [cleanerId]);
    if (!cleaner?.isKnown) throw new AppError('NOT_FOUND', { message: 'This cleaner can not be booked.' });
    if (!cleaner.isAvailable) throw new AppError('CLEANER_UNAVAILABLE');
    return cleaner;
  }

  private async queueOnCustomer(tx: Tx, customerId: number, now: number): Promise<void> {
    const isActive = await tx.sql.claim(QUEUE_ON_CUSTOMER, [now, customerId]);
    if (!isActive) throw new AppError('NOT_AUTHENTICATED');
  }

  private async refuseTooMany(tx: Tx, customerId: number): Promise<void> {
    const open = await tx.sql.one(COUNT_OPEN_REQUESTS, [customerId]);
    if ((open?.requests ?? 0) >= MAX_PENDING_REQUESTS_PER_CUSTOMER) throw new AppError('TOO_MANY_PENDING');
  }

  private async insert(
    tx: Tx,
    customerId: number,
    request: CreateBookingDto,
    { date, time, startsAt, endsAt }: BookingTime,
    hourlyRatePence: number,
    totalPence: number,
    now: number,
  ): Promise<number> {
    const { cleanerId, serviceType, homeSize, streetAddress, city, county = null, postcode } = request;
    const { id } = await refuseDuplicate('DUPLICATE_REQUEST', () =>
      tx.manager.save(Booking, {
        customerId,
        cleanerId,
        serviceType,
        homeSize,
        bookingDate: date,
        bookingTime: time,
        startsAt,
        endsAt,
        durationMinutes: request.estimatedDuration * 60,
        address: [streetAddress, city, county, postcode].filter(Boolean).join(', '),
        streetAddress,
        city,
        county,
        postcode,
        ...notesOf(request),
        hourlyRatePence,
        totalPence,
        status: 'pending',
        openRequestKey: openRequestKey(customerId, cleanerId, startsAt),
        requestedAt: now,
        isReviewedByCustomer: false,
        isReviewedByCleaner: false,
        createdAt: now,
        updatedAt: now,
      }),
    );
    return id;
  }
}

/** One open request per customer, cleaner and start: a double click makes one row even without a key. */
export function openRequestKey(customerId: number, cleanerId: number, startsAt: number): string {
  return `${customerId}-${cleanerId}-${startsAt}`;
}
