import {
  addDays,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  offersService,
  POSTING_DEFAULT_TIME,
  POSTING_HOME_SIZE,
  POSTING_SERVICES,
  priceOf,
  type ServiceId,
} from '@tidyhearth/domain';
import type { Deck } from '../random.js';
import { JOB_NOTES, BID_MESSAGES } from '../texts/booking-and-job-notes.js';
import { BookingHistoryBuilder } from './booking-history-builder.js';
import type { BookingsBuilder } from './bookings-builder.js';
import type { MarketContext } from './market-context.js';
import type { Bid, Cleaner, Customer, Posting } from './model.js';

type Outcome = 'open' | 'assigned' | 'completed' | 'cancelled';
type PostingService = (typeof POSTING_SERVICES)[number];

interface Job {
  customer: Customer;
  service: PostingService;
  outcome: Outcome;
  /** Days from today. */
  day: number;
  /** The most bids. */
  bids: number;
}

const TIMES = [null, '09:00', '10:00', '13:00', '14:00'];
const DAYS_TO_TRY = 8;
const HOURS = [2, 2.5, 3, 3, 4, 5, 6];
/** Each entry becomes a posting. */
const OUTCOMES: readonly Outcome[] = [
  ...Array.from({ length: 14 }, (): Outcome => 'open'),
  ...Array.from({ length: 7 }, (): Outcome => 'assigned'),
  ...Array.from({ length: 9 }, (): Outcome => 'completed'),
  ...Array.from({ length: 3 }, (): Outcome => 'cancelled'),
];

export class PostingsBuilder {
  readonly made: Posting[] = [];
  private readonly notes: ReadonlyMap<string, Deck<string>>;
  private readonly bidMessages: Deck<string>;

  constructor(
    private readonly context: MarketContext,
    private readonly bookings: BookingsBuilder,
    private readonly cleaners: readonly Cleaner[],
  ) {
    this.notes = new Map(
      Object.entries(JOB_NOTES).map(([service, texts]) => [service, context.random.deck(texts)]),
    );
    this.bidMessages = context.random.deck(BID_MESSAGES);
  }

  /**
   * Includes an open job of the demo customer with bids and, for the demo cleaner, one to bid for and one that already
   * has a bid.
   */
  async fill(others: readonly Customer[], olivia: Customer, amara: Cleaner): Promise<void> {
    const [first, second] = others;
    const open = (customer: Customer, service: PostingService, day: number, bids: number) =>
      this.post({ customer, service, outcome: 'open', day, bids }, this.candidates(customer, service, amara));
    await open(olivia, 'end-of-tenancy', 9, 3);
    if (first) await open(first, 'deep', 6, 1);
    if (second) {
      await this.post({ customer: second, service: 'standard', outcome: 'open', day: 8, bids: 1 }, [amara]);
    }
    const posters = this.context.random.deck(others);
    const services = this.context.random.deck(POSTING_SERVICES);
    for (const outcome of OUTCOMES) await this.postOne(posters.draw(), services.draw(), outcome);
  }

  private async postOne(customer: Customer, service: PostingService, outcome: Outcome): Promise<void> {
    const { random } = this.context;
    const day = outcome === 'completed' ? -random.int(12, 150) : random.int(3, 24);
    const bids = outcome === 'open' ? random.pick([0, 1, 1, 2, 3, 4]) : random.int(1, 4);
    await this.post({ customer, service, outcome, day, bids }, this.candidates(customer, service));
  }

  private async post(job: Job, candidates: readonly Cleaner[]): Promise<void> {
    const { customer, service, outcome, bids } = job;
    const { random, now, plan } = this.context;
    const minutes = random.pick(HOURS) * 60;
    const found = this.findTime(job, candidates, minutes);
    if (!found) return;
    const { date, time, startsAt, bidders } = found;
    const { latitude, longitude } = await plan.locate(customer.postcode.split(' ', 1)[0] ?? '');
    const posting: Posting = {
      id: 0,
      customer,
      service,
      date,
      time,
      startsAt,
      minutes,
      notes: this.notes.get(service)?.draw() ?? '',
      budgetPence: Math.ceil((customer.home.rate * minutes) / 60 / 5 + 1) * 500,
      status: outcome,
      assignedTo: null,
      latitude,
      longitude,
      bids: [],
      at: Math.min(now - 40 * HOUR_MS, startsAt - 9 * DAY_MS) - random.int(0, 40) * HOUR_MS,
    };
    posting.bids = bidders.slice(0, bids).map((cleaner) => this.apply(posting, cleaner));
    if (outcome === 'assigned' || outcome === 'completed') this.assign(posting);
    if (outcome === 'cancelled') for (const bid of posting.bids) bid.status = 'rejected';
    // Bids on open jobs can be accepted, so nothing that is created later may take that time.
    const range = { startsAt, endsAt: startsAt + minutes * MINUTE_MS };
    if (outcome === 'open') {
      for (const { cleaner } of posting.bids) this.bookings.calendar.reserve(cleaner, range);
    }
    this.made.push(posting);
  }

  /**
   * The time of the job: on its day, or on the first day after it on which a candidate is free. Only open jobs need
   * that. Undefined if nobody is ever free.
   */
  private findTime({ outcome, day, bids }: Job, candidates: readonly Cleaner[], minutes: number) {
    const { random, today } = this.context;
    for (let later = 0; later < DAYS_TO_TRY; later += 1) {
      const date = addDays(today, day + later);
      for (const time of random.shuffle(TIMES)) {
        const startsAt = this.context.instant(date, time ?? POSTING_DEFAULT_TIME);
        if (startsAt === undefined) continue;
        const range = { startsAt, endsAt: startsAt + minutes * MINUTE_MS };
        const bidders =
          outcome === 'open'
            ? candidates.filter((cleaner) => this.bookings.calendar.isFree(cleaner, range))
            : candidates;
        if (bids === 0 || bidders.length > 0) return { date, time, startsAt, bidders };
      }
    }
    return undefined;
  }

  private apply(posting: Posting, cleaner: Cleaner): Bid {
    const { random } = this.context;
    return {
      id: 0,
      cleaner,
      ratePence: cleaner.ratePence + random.pick([-100, -50, 0, 0, 0, 50, 100]),
      message: random.chance(0.85) ? this.bidMessages.draw() : null,
      status: 'pending',
      at: posting.at + random.int(40, 20 * 60) * MINUTE_MS,
    };
  }

  /** Assigns the job to the first bidder who is free. If nobody is, the job is cancelled. */
  private assign(posting: Posting): void {
    const { customer, date, time, minutes, service } = posting;
    const { calendar, made } = this.bookings;
    for (const bid of posting.bids) {
      const { cleaner, ratePence } = bid;
      const visit = calendar.find(
        { ...cleaner, hours: [] },
        customer,
        date,
        time ?? POSTING_DEFAULT_TIME,
        minutes,
      );
      if (!visit) continue;
      const agreed = Math.max(...posting.bids.map(({ at }) => at)) + 3 * HOUR_MS;
      const history = BookingHistoryBuilder.agreed(this.context, { customer, cleaner }, agreed);
      if (posting.status === 'completed') history.completed(visit).paid();
      calendar.hold(cleaner, customer, visit);
      made.push({
        ...visit,
        id: 0,
        customer,
        cleaner,
        posting,
        service,
        homeSize: POSTING_HOME_SIZE,
        ratePence,
        totalPence: priceOf(ratePence, minutes).totalPence,
        status: history.status,
        notes: posting.notes,
        changes: history.list,
      });
      posting.assignedTo = cleaner;
      for (const other of posting.bids) other.status = other === bid ? 'accepted' : 'rejected';
      return;
    }
    posting.status = 'cancelled';
    for (const bid of posting.bids) bid.status = 'rejected';
  }

  private candidates(customer: Customer, service: ServiceId, except?: Cleaner): Cleaner[] {
    const inMarket = this.cleaners.filter(
      (cleaner) =>
        cleaner !== except &&
        cleaner.status === 'approved' &&
        !cleaner.isSuspended &&
        cleaner.isAvailable &&
        cleaner.home.market === customer.home.market &&
        offersService(cleaner.services, service),
    );
    const isLocal = (cleaner: Cleaner) => cleaner.home.city === customer.home.city;
    const shuffled = this.context.random.shuffle(inMarket);
    return [...shuffled.filter(isLocal), ...shuffled.filter((cleaner) => !isLocal(cleaner))];
  }
}
