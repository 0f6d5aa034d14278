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
import { JOB_NOTES, OFFERS } from '../texts/jobs.js';
import { BookingStory } from './booking-story.js';
import type { Bookings } from './bookings.js';
import type { MarketContext } from './context.js';
import type { Application, Cleaner, Customer, Posting } from './model.js';

type Fate = 'open' | 'assigned' | 'completed' | 'cancelled';
type PostingService = (typeof POSTING_SERVICES)[number];

const TIMES = [null, '09:00', '10:00', '13:00', '14:00'];
const HOURS = [2, 2.5, 3, 3, 4, 5, 6];
/** By repetition: one posting each. */
const FATES: readonly Fate[] = [
  ...Array.from({ length: 14 }, (): Fate => 'open'),
  ...Array.from({ length: 7 }, (): Fate => 'assigned'),
  ...Array.from({ length: 9 }, (): Fate => 'completed'),
  ...Array.from({ length: 3 }, (): Fate => 'cancelled'),
];

export class Postings {
  readonly made: Posting[] = [];
  private readonly notes: ReadonlyMap<string, Deck<string>>;
  private readonly offers: Deck<string>;

  constructor(
    private readonly context: MarketContext,
    private readonly bookings: Bookings,
    private readonly cleaners: readonly Cleaner[],
  ) {
    this.notes = new Map(
      Object.entries(JOB_NOTES).map(([service, texts]) => [service, context.random.deck(texts)]),
    );
    this.offers = context.random.deck(OFFERS);
  }

  /** The demo customer has an open job with offers, the demo cleaner one to apply for and one applied for. */
  async fill(others: readonly Customer[], olivia: Customer, amara: Cleaner): Promise<void> {
    const [neighbour, another] = others;
    await this.post(
      olivia,
      'end-of-tenancy',
      'open',
      9,
      this.candidates(olivia, 'end-of-tenancy', amara).slice(0, 3),
    );
    if (neighbour)
      await this.post(neighbour, 'deep', 'open', 6, this.candidates(neighbour, 'deep', amara).slice(0, 1));
    if (another) await this.post(another, 'standard', 'open', 8, [amara]);
    const posters = this.context.random.deck(others);
    const services = this.context.random.deck(POSTING_SERVICES);
    for (const fate of FATES) await this.postOne(posters.draw(), services.draw(), fate);
  }

  private async postOne(customer: Customer, service: PostingService, fate: Fate): Promise<void> {
    const { random } = this.context;
    const day = fate === 'completed' ? -random.int(12, 150) : random.int(3, 24);
    const most = fate === 'open' ? random.pick([0, 1, 1, 2, 3, 4]) : random.int(1, 4);
    await this.post(customer, service, fate, day, this.candidates(customer, service).slice(0, most));
  }

  private async post(
    customer: Customer,
    service: PostingService,
    fate: Fate,
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
      status: fate,
      assignedTo: null,
      latitude,
      longitude,
      applications: [],
      at: Math.min(now - 40 * HOUR_MS, startsAt - 9 * DAY_MS) - random.int(0, 40) * HOUR_MS,
    };
    posting.applications = candidates.map((cleaner) => this.apply(posting, cleaner));
    if (fate === 'assigned' || fate === 'completed') this.giveAway(posting);
    if (fate === 'cancelled') for (const application of posting.applications) application.status = 'rejected';
    this.made.push(posting);
  }

  private apply(posting: Posting, cleaner: Cleaner): Application {
    const { random } = this.context;
    return {
      id: 0,
      cleaner,
      ratePence: cleaner.ratePence + random.pick([-100, -50, 0, 0, 0, 50, 100]),
      message: random.chance(0.85) ? this.offers.draw() : null,
      status: 'pending',
      at: posting.at + random.int(40, 20 * 60) * MINUTE_MS,
    };
  }

  /** Assigns the job to the first bidder who is free. When nobody is, it stays open or is cancelled. */
  private giveAway(posting: Posting): void {
    const { customer, date, time, minutes, service } = posting;
    const { diary, made } = this.bookings;
    for (const application of posting.applications) {
      const { cleaner, ratePence } = application;
      const visit = diary.find(
        { ...cleaner, hours: [] },
        customer,
        date,
        time ?? POSTING_DEFAULT_TIME,
        minutes,
      );
      if (!visit) continue;
      const agreed = Math.max(...posting.applications.map(({ at }) => at)) + 3 * HOUR_MS;
      const story = BookingStory.agreed(this.context, { customer, cleaner }, agreed);
      if (posting.status === 'completed') story.completed(visit).paid();
      diary.hold(cleaner, customer, visit);
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
        status: story.status,
        notes: posting.notes,
        changes: story.steps,
      });
      posting.assignedTo = cleaner;
      for (const other of posting.applications)
        other.status = other === application ? 'accepted' : 'rejected';
      return;
    }
    posting.status = posting.startsAt > this.context.now ? 'open' : 'cancelled';
    if (posting.status === 'cancelled')
      for (const application of posting.applications) application.status = 'rejected';
  }

  private candidates(customer: Customer, service: ServiceId, except?: Cleaner): Cleaner[] {
    const inMarket = this.cleaners.filter(
      (cleaner) =>
        cleaner !== except &&
        cleaner.status === 'approved' &&
        !cleaner.isSuspended &&
        cleaner.isAvailable &&
        cleaner.home.market === customer.home.market &&
        // Nobody has office work on the list; whoever does regular homes is asked.
        offersService(cleaner.services, service === 'office' ? 'regular' : service),
    );
    const isLocal = (cleaner: Cleaner) => cleaner.home.city === customer.home.city;
    const shuffled = this.context.random.shuffle(inMarket);
    return [...shuffled.filter(isLocal), ...shuffled.filter((cleaner) => !isLocal(cleaner))];
  }
}
