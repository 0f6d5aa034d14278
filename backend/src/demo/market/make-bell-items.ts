import { DAY_MS, formatDateTime, formatPounds, serviceLabel } from '@tidyhearth/domain';
import { keyOf, pairOf } from '../../messages/conversation-key.js';
import { cancellationTexts } from '../../notifications/kinds/cancellation-texts.js';
import type { MarketContext } from './market-context.js';
import type { BellItem, Booking, Change, Market, Message, Person, Posting, Review } from './model.js';

type Words = Pick<BellItem, 'title' | 'message'> & Partial<Pick<BellItem, 'type' | 'isRead'>>;

const RECENT_MS = 16 * DAY_MS;
const UNREAD_MS = 2 * DAY_MS;

/** Bell items of the last 16 days, with the same wording as real ones. */
export function makeBellItems(context: MarketContext, market: Omit<Market, 'bellItems'>): BellItem[] {
  const isRecent = ({ at }: { at: number }) => at > context.now - RECENT_MS;
  return [
    ...market.bookings.flatMap((booking) =>
      booking.changes.filter(isRecent).flatMap((change) => ofChange(booking, change)),
    ),
    ...market.postings.flatMap((posting) => ofPosting(posting).filter(isRecent)),
    ...market.messages.filter(isRecent).map(ofMessage),
    ...market.reviews.filter(isRecent).map(ofReview),
  ]
    .map((bell) => ({ ...bell, isRead: bell.isRead || bell.at < context.now - UNREAD_MS }))
    .toSorted((a, b) => a.at - b.at);
}

function item(to: Person, words: Words, about: Partial<BellItem>, at: number): BellItem {
  const links = { booking: null, posting: null, bid: null, conversationId: null };
  return { userId: to.userId, type: 'booking', isRead: false, ...links, ...about, ...words, at };
}

function ofChange(booking: Booking, change: Change): BellItem[] {
  const { customer, cleaner } = booking;
  const [toCustomer, toCleaner] = wordsOf(booking, change);
  return [
    ...(toCustomer ? [item(customer, toCustomer, { booking }, change.at)] : []),
    ...(toCleaner ? [item(cleaner, toCleaner, { booking }, change.at)] : []),
  ];
}

/** The words for the customer, then those for the cleaner. */
function wordsOf(booking: Booking, { from, to, by }: Change): [Words?, Words?] {
  const { customer, cleaner, service, startsAt, totalPence } = booking;
  const work = `${serviceLabel(service)} on ${formatDateTime(startsAt)}`;
  const own = { isRead: true };
  switch (to) {
    case 'pending':
      return from === null
        ? [
            undefined,
            { title: 'New booking request', message: `${customer.firstName} would like to book ${work}.` },
          ]
        : [
            undefined,
            { title: 'New time requested', message: `${customer.firstName} asks for another time: ${work}.` },
          ];
    case 'confirmed': {
      const title = 'Booking confirmed';
      if (from === null) return [{ title, message: `${cleaner.firstName} is booked for ${work}.`, ...own }];
      return [
        { title, message: `${cleaner.firstName} accepted your request for ${work}.` },
        { title, message: `You accepted ${customer.firstName}'s request for ${work}.`, ...own },
      ];
    }
    case 'completed': {
      const title = 'Booking completed';
      return [
        { title, message: `${cleaner.firstName} completed ${work}. How was it? Leave a review.` },
        {
          title,
          message: `You completed ${work} for ${customer.firstName}. You can leave a review too.`,
          ...own,
        },
      ];
    }
    case 'paid': {
      const amount = formatPounds(totalPence);
      return [
        undefined,
        {
          type: 'payment',
          title: 'Payment recorded',
          message: `${amount} for ${work} was paid by ${customer.firstName}.`,
        },
      ];
    }
    case 'cancelled': {
      if (by === null) return [];
      const statusBefore = from ?? 'pending';
      const isDeclined = statusBefore === 'pending' && by === cleaner.userId;
      const reason = isDeclined ? 'declined' : 'cancelled';
      const texts = cancellationTexts({ reason, note: null, isLate: false, statusBefore }, work);
      const { title } = texts;
      const ownWords = { title, message: texts.ownAct, ...own };
      return by === cleaner.userId
        ? [{ title, message: texts.toCustomer(cleaner) }, ownWords]
        : [ownWords, { title, message: texts.toCleaner(customer) }];
    }
  }
}

function ofPosting(posting: Posting): BellItem[] {
  const { customer, service, bids } = posting;
  const job = `${serviceLabel(service)} in ${customer.home.city}`;
  return bids.map((bid) => {
    const { cleaner, ratePence, at } = bid;
    const message = `${cleaner.firstName} applied for your job ${job} at ${formatPounds(ratePence)} an hour.`;
    return item(
      customer,
      { type: 'application', title: 'New Application Received!', message },
      { bid, posting },
      at,
    );
  });
}

function ofMessage({ from, to, booking, content, isRead, at }: Message): BellItem {
  const conversationId = keyOf(pairOf(from.userId, to.userId));
  const words = { type: 'message', title: `New message from ${from.firstName}`, message: content, isRead };
  return item(to, words, { booking, conversationId }, at);
}

function ofReview({ booking, reviewerId, rating, at }: Review): BellItem {
  const { customer, cleaner } = booking;
  const [from, to] = reviewerId === customer.userId ? [customer, cleaner] : [cleaner, customer];
  const stars = rating === 1 ? '1 star' : `${rating} stars`;
  const words = { type: 'review', title: 'New review', message: `${from.firstName} reviewed you: ${stars}.` };
  return item(to, words, { booking }, at);
}
