import {
  addDays,
  BOOKING_SERVICES,
  BOOKING_TIMES,
  DAY_MS,
  HOME_SIZES,
  offersService,
  priceOf,
  suggestedDurationHours,
  type Place,
} from '@tidyhearth/domain';
import { distanceMiles } from '../../geo/grid.js';
import { BOOKING_NOTES } from '../texts/booking-and-job-notes.js';
import { BookingHistoryBuilder } from './booking-history-builder.js';
import type { MarketContext } from './market-context.js';
import { VisitCalendar, type Visit } from './visit-calendar.js';
import type { Booking, Cleaner, Customer } from './model.js';
import { HOME_MARKET } from './places.js';

/** What becomes of a booking. */
export type Outcome =
  | 'done'
  | 'unpaid'
  | 'declined'
  | 'withdrawn'
  | 'called-off'
  | 'unanswered'
  | 'agreed'
  | 'asked';

export type CustomerPlaces = ReadonlyMap<Customer, Place>;

export interface BookingRequest {
  cleaner: Cleaner;
  customer: Customer;
  /** Days from today. The booking takes place on the first free day from then on. */
  day: number;
  outcome: Outcome;
  service?: string;
  hours?: number;
}

const NEAREST_CUSTOMERS = 12;
const MAX_VISITS = { home: 19, elsewhere: 11 };
const DAYS_TO_TRY = 8;
/** The days between joining and the first visit, for the approval and for a request some days ahead. */
const SETTLING_DAYS = 14;
/** The probability of an outcome is its share of the list. */
const PAST_OUTCOMES: readonly Outcome[] = [
  ...Array.from({ length: 22 }, (): Outcome => 'done'),
  'declined',
  'withdrawn',
  'called-off',
  'unanswered',
];
const COMING_OUTCOMES: readonly Outcome[] = [
  'agreed',
  'agreed',
  'agreed',
  'agreed',
  'asked',
  'asked',
  'called-off',
];

export class BookingsBuilder {
  readonly made: Booking[] = [];
  readonly calendar: VisitCalendar;

  constructor(private readonly context: MarketContext) {
    this.calendar = new VisitCalendar(context);
  }

  /** Adds bookings in the last ten months and the coming weeks for everybody who can be booked. */
  fill(cleaners: readonly Cleaner[], customers: readonly Customer[], places: CustomerPlaces) {
    const { random, now } = this.context;
    for (const cleaner of cleaners.filter(({ status }) => status === 'approved')) {
      const tenure = Math.floor((now - cleaner.joinedAt) / DAY_MS) - SETTLING_DAYS;
      const most = cleaner.home.market === HOME_MARKET ? MAX_VISITS.home : MAX_VISITS.elsewhere;
      const visits = tenure < 2 ? 0 : Math.round(most * random.next() * Math.min(1, 0.25 + tenure / 240));
      const regulars = this.regularsOf(cleaner, customers, places);
      for (let index = 0; index < visits; index += 1) {
        const request = { cleaner, customer: random.pick(regulars), outcome: random.pick(PAST_OUTCOMES) };
        this.make({ ...request, day: -random.int(2, Math.min(300, tenure)) });
      }
      if (cleaner.isSuspended) continue;
      // A visit that is over but not marked as completed yet.
      if (random.chance(0.07))
        this.make({ cleaner, customer: random.pick(regulars), day: -3, outcome: 'agreed' });
      for (let index = random.int(0, 2); index > 0; index -= 1) {
        const outcome = random.pick(COMING_OUTCOMES);
        if (outcome === 'asked' && !cleaner.isAvailable) continue;
        this.make({ cleaner, customer: random.pick(regulars), day: random.int(2, 26), outcome });
      }
    }
  }

  /** @returns undefined if cleaner and customer have no free time in common */
  make(request: BookingRequest): Booking | undefined {
    const { cleaner, customer, outcome } = request;
    const { random } = this.context;
    const service = request.service ?? this.serviceFor(cleaner);
    const homeSize = random.pick(HOME_SIZES);
    const hours =
      request.hours ?? suggestedDurationHours(homeSize) + (service === 'regular' ? -1 : random.int(0, 2));
    const visit = this.findVisit(request, Math.max(2, hours) * 60);
    if (!visit) return undefined;
    const history = this.historyOf(request, visit);
    // Cancelled bookings take no time.
    if (history.status !== 'cancelled') this.calendar.hold(cleaner, customer, visit);
    const booking: Booking = {
      ...visit,
      id: 0,
      customer,
      cleaner,
      posting: null,
      service,
      homeSize,
      ratePence: cleaner.ratePence,
      totalPence: priceOf(cleaner.ratePence, visit.minutes, this.context.plan.bookingFeePence).totalPence,
      status: history.status,
      notes: random.chance(outcome === 'done' ? 0.3 : 0.5) ? random.pick(BOOKING_NOTES) : null,
      changes: history.list,
    };
    this.made.push(booking);
    return booking;
  }

  private regularsOf(cleaner: Cleaner, customers: readonly Customer[], places: CustomerPlaces): Customer[] {
    const { random } = this.context;
    const distanceTo = (customer: Customer) =>
      distanceMiles(cleaner.place, places.get(customer) ?? cleaner.place);
    const near = customers
      .filter(({ home }) => home.market === cleaner.home.market)
      .toSorted((a, b) => distanceTo(a) - distanceTo(b))
      .slice(0, NEAREST_CUSTOMERS);
    return random.some(near, random.int(3, 7));
  }

  private serviceFor({ services }: Cleaner): string {
    const { random } = this.context;
    const offered = BOOKING_SERVICES.filter((service) => offersService(services, service));
    return offered.includes('regular') && random.chance(0.6) ? 'regular' : random.pick(offered);
  }

  private findVisit({ cleaner, customer, day }: BookingRequest, minutes: number): Visit | undefined {
    const { random, today } = this.context;
    for (let later = 0; later < DAYS_TO_TRY; later += 1) {
      // A past visit is not moved to today or later.
      if (day < 0 && day + later >= 0) return undefined;
      for (const time of random.shuffle(BOOKING_TIMES)) {
        const visit = this.calendar.find(cleaner, customer, addDays(today, day + later), time, minutes);
        if (visit) return visit;
      }
    }
    return undefined;
  }

  private historyOf({ cleaner, customer, outcome }: BookingRequest, visit: Visit): BookingHistoryBuilder {
    const { random, now } = this.context;
    const isPast = visit.startsAt < now;
    const parties = { cleaner, customer };
    const requested = (from: number, to: number) =>
      BookingHistoryBuilder.requested(this.context, parties, isPast ? visit.startsAt : now, from, to);
    switch (outcome) {
      case 'asked':
        return requested(0, 9);
      case 'agreed':
        return requested(26, 200).confirmed();
      case 'declined':
        return requested(50, 200).cancelled('cleaner');
      case 'withdrawn':
        return requested(50, 200).cancelled('customer');
      case 'called-off':
        return requested(60, 200)
          .confirmed()
          .cancelled(random.pick(['customer', 'customer', 'cleaner']));
      case 'unanswered':
        return requested(60, 200).released(48);
      case 'done':
      case 'unpaid': {
        const history = random.chance(0.04)
          ? requested(72, 260).confirmed().rescheduled()
          : requested(30, 260).confirmed();
        return outcome === 'done' ? history.completed(visit).paid() : history.completed(visit);
      }
    }
  }
}
