import { HOUR_MS, isReviewable, REVIEW_COMMENT } from '@tidyhearth/domain';
import type { Deck } from '../random.js';
import { fill } from '../texts/lines.js';
import {
  FAIR_OPENINGS,
  FAIR_REMARKS,
  GOOD_OPENINGS,
  GOOD_REMARKS,
  OF_CUSTOMERS,
  OF_CUSTOMERS_FAIR,
  POOR,
  PRAISE,
  PRAISE_CLOSINGS,
  PRAISE_OPENINGS,
} from '../texts/reviews.js';
import type { MarketContext } from './market-context.js';
import type { Booking, Review } from './model.js';

const TRIES = 6;
/** Visits that ended less than this long ago have no review yet. */
const UNREVIEWED_HOURS = 8 * 24;

export class ReviewsBuilder {
  readonly made: Review[] = [];
  private readonly comments = new Set<string>();
  private readonly decks = new Map<readonly string[], Deck<string>>();

  constructor(private readonly context: MarketContext) {}

  writeAll(bookings: readonly Booking[]): void {
    const { random, now } = this.context;
    const pairs = new Set<string>();
    for (const booking of bookings) {
      if (!isReviewable(booking.status) || booking.endsAt > now - UNREVIEWED_HOURS * HOUR_MS) continue;
      const pair = `${booking.customer.userId} ${booking.cleaner.id}`;
      if (random.chance(pairs.has(pair) ? 0.45 : 0.8)) this.reviewCleaner(booking);
      if (random.chance(pairs.has(pair) ? 0.12 : 0.4)) this.reviewCustomer(booking);
      pairs.add(pair);
    }
  }

  private reviewCleaner(booking: Booking): void {
    const { customer, cleaner } = booking;
    const rating = this.ratingFor(cleaner.quality);
    const comment = this.newComment(cleaner.firstName, () => this.composeText(rating, booking.service));
    if (comment === undefined) return;
    cleaner.ratings.push(rating);
    const [reviewerId, revieweeId] = [customer.userId, cleaner.userId];
    this.add(booking, { reviewerId, revieweeId, type: 'customer-to-cleaner', rating, comment });
  }

  private reviewCustomer(booking: Booking): void {
    const { customer, cleaner } = booking;
    const isFair = this.context.random.chance(0.1);
    const rating = isFair ? 3 : this.context.random.pick([4, 5, 5, 5, 5]);
    const comment = this.newComment(customer.firstName, () => [
      this.draw(isFair ? OF_CUSTOMERS_FAIR : OF_CUSTOMERS),
      ...(this.context.random.chance(0.4) ? [this.draw(PRAISE_CLOSINGS)] : []),
    ]);
    if (comment === undefined) return;
    customer.ratings.push(rating);
    const [reviewerId, revieweeId] = [cleaner.userId, customer.userId];
    this.add(booking, { reviewerId, revieweeId, type: 'cleaner-to-customer', rating, comment });
  }

  private add(booking: Booking, review: Omit<Review, 'id' | 'booking' | 'at'>): void {
    const at = booking.endsAt + this.context.random.int(2, 120) * HOUR_MS;
    this.made.push({ id: 0, booking, at, ...review });
  }

  private ratingFor(quality: number): number {
    const { random } = this.context;
    if (random.chance(quality)) return 5;
    return random.pick([4, 4, 4, 4, 4, 4, 3, 3, quality < 0.75 ? 2 : 4]);
  }

  private composeText(rating: number, service: string): string[] {
    if (rating === 4) return [this.draw(GOOD_OPENINGS), this.draw(GOOD_REMARKS)];
    if (rating === 3) return [this.draw(FAIR_OPENINGS), this.draw(FAIR_REMARKS)];
    if (rating < 3) return [this.draw(POOR)];
    const { random } = this.context;
    const opening = this.draw(PRAISE_OPENINGS);
    const detail = this.draw(PRAISE[service] ?? PRAISE.regular ?? []);
    const closing = this.draw(PRAISE_CLOSINGS);
    return random.pick([
      [opening, detail, closing],
      [opening, detail, closing],
      [opening, detail],
      [detail, closing],
      [detail, opening],
      [opening, closing],
    ]);
  }

  /** A comment that is not used yet; undefined if none is found. */
  private newComment(name: string, compose: () => string[]): string | undefined {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const text = fill(compose().join(' '), { name });
      if (text.length < REVIEW_COMMENT.min || this.comments.has(text)) continue;
      this.comments.add(text);
      return text;
    }
    return undefined;
  }

  private draw(texts: readonly string[]): string {
    let deck = this.decks.get(texts);
    if (!deck) {
      deck = this.context.random.deck(texts);
      this.decks.set(texts, deck);
    }
    return deck.draw();
  }
}
