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

const TIMES = [null, '09:00', '10:00', '13:00', '14:00'];
const HOURS = [2, 2.5, 3, 3, 4, 5, 6];
/** One posting for each entry. */
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

  /** An open job with bids for the demo customer; for the demo cleaner one to bid for and one with a bid. */
  async fill(others: readonly Customer[], olivia: Customer, amara: Cleaner): Promise<void> {
    const [first, second] = others;
    await this.post(
      olivia,
      'end-of-tenancy',
      'open',
      9,
      this.candidates(olivia, 'end-of-tenancy', amara).slice(0, 3),
    );
    if (first) await this.post(first, 'deep', 'open', 6, this.candidates(first, 'deep', amara).slice(0, 1));
    if (second) await this.post(second, 'standard', 'open', 8, [amara]);
    const posters = this.context.random.deck(others);
    const services = this.context.random.deck(POSTING_SERVICES);
    for (const outcome of OUTCOMES) await this.postOne(posters.draw(), services.draw(), outcome);
  }

  private async postOne(customer: Customer, service: PostingService, outcome: Outcome): Promise<void> {
    const { random } = this.context;
    const day = outcome === 'completed' ? -random.int(12, 150) : random.int(3, 24);
    const most = outcome === 'open' ? random.pick([0, 1, 1, 2, 3, 4]) : random.int(1, 4);
    await this.post(customer, service, outcome, day, this.candidates(customer, service).slice(0, most));
  }

  private async post(
    customer: Customer,
    service: PostingService,
    outcome: Outcome,
    day: number,
    candidates: readonly Cleaner[],
  ): Promise<void> {
    const { random, today, now, plan } = this.context;
    const time = random.pick(TIMES);
    const date = addDays(today, day);
    const startsAt = this.context.instant(date, time ?? POSTING_DEFAULT_TIME);
    if (startsAt === undefined) return;
    const minutes = random.pick(HOURS) * 60;
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
    posting.bids = candidates.map((cleaner) => this.apply(posting, cleaner));
    if (outcome === 'assigned' || outcome === 'completed') this.assign(posting);
    if (outcome === 'cancelled') for (const bid of posting.bids) bid.status = 'rejected';
    this.made.push(posting);
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

  /** Assigns the job to the first bidder who is free. When nobody is, it stays open or is cancelled. */
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
    posting.status = posting.startsAt > this.context.now ? 'open' : 'cancelled';
    if (posting.status === 'cancelled') for (const bid of posting.bids) bid.status = 'rejected';
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
