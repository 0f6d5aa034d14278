import { Injectable } from '@nestjs/common';
import { addDays, daysRange, MAX_RADIUS_MILES, offersService } from '@tidyhearth/domain';
import { PersonBlocksStore } from '../blocks/person-blocks.store.js';
import { CleanerCalendarsStore } from '../cleaners/calendar/cleaner-calendars.store.js';
import { CleanerVisibilityService } from '../cleaners/cleaner-visibility.service.js';
import type { Actor } from '../common/actor.js';
import { AppError, refusedField } from '../common/app-error.js';
import { requireSelf } from '../common/ownership.js';
import { Config } from '../config/config.js';
import { refuseDuplicate } from '../database/engine.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import type { RowOf } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { distanceMiles } from '../geo/grid.js';
import { PostcodeGeocoderService } from '../geo/postcode-geocoder.service.js';
import { refuseRequestClash } from './booking-clash.js';
import { agreedTotalPence } from './booking-price.js';
import { BookingRecordsStore } from './booking-records.store.js';
import { bookingTimeOf, type BookingTime } from './booking-time.js';
import { BookingViewsService } from './booking-views.service.js';
import { FIND_BOOKABLE_CLEANER, HOLD_OPEN_CLEANER, INSERT_BOOKING } from './bookings.queries.js';
import type { BookingResponse } from './dto/booking.response.js';
import type { CreateBookingDto } from './dto/create-booking.dto.js';
import { BookingRequested } from './events/booking.events.js';
import { RequestLimitsService } from './request-limits.service.js';

const CAN_NOT_BE_BOOKED = { message: 'This cleaner cannot be booked.' };

type BookableCleaner = RowOf<typeof FIND_BOOKABLE_CLEANER>;

/** Lets a customer request a time. Several customers may request the same time; the cleaner decides. */
@Injectable()
export class RequestBookingService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly calendars: CleanerCalendarsStore,
    private readonly visibility: CleanerVisibilityService,
    private readonly records: BookingRecordsStore,
    private readonly limits: RequestLimitsService,
    private readonly views: BookingViewsService,
    private readonly config: Config,
    private readonly blocks: PersonBlocksStore,
    private readonly geocoder: PostcodeGeocoderService,
  ) {}

  async request(actor: Actor, request: CreateBookingDto): Promise<BookingResponse> {
    if (request.customerId !== undefined) requireSelf(actor, request.customerId);
    const minutes = request.estimatedDuration * 60;
    const home = await this.geocoder.resolve(request.postcode);
    const bookingId = await this.idempotency.createIdOnce(async (tx) => {
      const now = Date.now();
      const time = bookingTimeOf(request.bookingDate, request.bookingTime, minutes, now);
      const asking = { customerId: actor.userId, cleanerId: request.cleanerId };
      await this.limits.requireMayRequest(tx, asking, now);
      const cleaner = await this.holdBookable(tx, request.cleanerId, actor.userId);
      const refusal = () => new AppError('CLEANER_UNAVAILABLE');
      await this.blocks.requireNoneNow(tx.sql, actor.userId, cleaner.userId, refusal);
      if (!offersService(JSON.parse(cleaner.services) as string[], request.serviceType))
        throw refusedField('SERVICE_NOT_OFFERED', 'serviceType');
      if (!request.farAddressConfirmed && distanceMiles(home, cleaner) > MAX_RADIUS_MILES)
        throw new AppError('FAR_FROM_CLEANER');
      const range = daysRange(time.date, addDays(time.date, 1));
      refuseRequestClash(time, await this.calendars.loadOne(request.cleanerId, range, tx.sql), now);
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
        new BookingRequested({ ...facts, serviceType: request.serviceType, startsAt: time.startsAt }),
      );
      return id;
    });
    return this.views.getForParty(bookingId, actor.userId);
  }

  /**
   * Holds the account before reading it, as do all who change the profile, withdraw the approval or suspend the
   * account.
   */
  private async holdBookable(tx: Tx, cleanerId: number, customerId: number): Promise<BookableCleaner> {
    if (!(await tx.sql.claim(HOLD_OPEN_CLEANER, [Date.now(), cleanerId])))
      throw new AppError('NOT_FOUND', CAN_NOT_BE_BOOKED);
    const cleaner = await tx.sql.one(FIND_BOOKABLE_CLEANER, [cleanerId]);
    if (!cleaner || !(await this.visibility.isBookableBy(cleaner, customerId, tx.sql)))
      throw new AppError('NOT_FOUND', CAN_NOT_BE_BOOKED);
    if (!cleaner.isAvailable) throw new AppError('CLEANER_UNAVAILABLE');
    return cleaner;
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
    return refuseDuplicate('DUPLICATE_REQUEST', () =>
      tx.sql.insert(INSERT_BOOKING, {
        customerId,
        cleanerId,
        postingId: null,
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
        specialInstructions: request.specialInstructions ?? null,
        accessNotes: request.accessNotes ?? null,
        hourlyRatePence,
        totalPence,
        status: 'pending',
        openRequestKey: openRequestKey(customerId, cleanerId, startsAt),
        requestedAt: now,
        createdAt: now,
        updatedAt: now,
      }),
    );
  }
}

/**
 * One open request per customer, cleaner and start, so that a double click creates one row even without an idempotency
 * key.
 */
export function openRequestKey(customerId: number, cleanerId: number, startsAt: number): string {
  return `${customerId}-${cleanerId}-${startsAt}`;
}
