import { DAY_MS, formatDate, HOUR_MS, MINUTE_MS } from '@tidyhearth/domain';
import { EXCHANGES, type Exchange } from '../texts/message-exchanges.js';
import { fill } from '../texts/lines.js';
import type { MarketContext } from './market-context.js';
import type { Booking, Message } from './model.js';

const SHARE_WITH_MESSAGES = 0.16;

const MAX_PAUSE_MS = 2 * HOUR_MS;
const UNREAD_MS = 2 * DAY_MS;
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' });

/** Conversations between people who share a booking, oldest message first. */
export class MessagesBuilder {
  readonly made: Message[] = [];
  private readonly pairs = new Set<string>();

  constructor(private readonly context: MarketContext) {}

  /** All bookings in `first` get messages, and a share of the others. */
  fill(bookings: readonly Booking[], first: readonly Booking[]): void {
    const { random, now } = this.context;
    const before = random.deck(EXCHANGES.filter(({ isAfter }) => !isAfter));
    const after = random.deck(EXCHANGES.filter(({ isAfter }) => isAfter));
    for (const booking of [...first, ...bookings]) {
      const isFirst = first.includes(booking);
      if (booking.status === 'cancelled' || booking.status === 'pending') continue;
      if (!isFirst && (this.pairs.has(pairOf(booking)) || !random.chance(SHARE_WITH_MESSAGES))) continue;
      this.pairs.add(pairOf(booking));
      const isPast = booking.endsAt < now;
      this.made.push(
        ...this.exchange(booking, (isPast && (isFirst || random.chance(0.3)) ? after : before).draw()),
      );
    }
    this.markRead();
  }

  /** People read a whole conversation at once, so only its last message can be unread. */
  private markRead(): void {
    const seen = new Set<string>();
    for (const message of this.made.toSorted((a, b) => b.at - a.at)) {
      const pair = pairOf(message.booking);
      message.isRead ||= seen.has(pair);
      seen.add(pair);
    }
  }

  private exchange(booking: Booking, { isAfter, lines }: Exchange): Message[] {
    const { random, now } = this.context;
    const { customer, cleaner, startsAt, endsAt, time } = booking;
    const begins = Math.min(
      isAfter ? endsAt : startsAt - lines.length * MAX_PAUSE_MS,
      now - lines.length * MAX_PAUSE_MS,
    );
    const words = {
      customer: customer.firstName,
      cleaner: cleaner.firstName,
      day: startsAt - begins < 6 * DAY_MS ? WEEKDAY.format(startsAt) : formatDate(startsAt),
      time,
    };
    let at = begins - random.int(0, 90) * MINUTE_MS;
    return lines.map(({ isCustomer, text }, index) => {
      at += random.int(4, MAX_PAUSE_MS / MINUTE_MS) * MINUTE_MS;
      const isLast = index === lines.length - 1;
      return {
        id: 0,
        from: isCustomer ? customer : cleaner,
        to: isCustomer ? cleaner : customer,
        booking,
        content: fill(text, words),
        isRead: !(isLast && now - at < UNREAD_MS),
        at,
      };
    });
  }
}

const pairOf = ({ customer, cleaner }: Booking) => `${customer.userId} ${cleaner.userId}`;
