import { DAY_MS, HOUR_MS, MINUTE_MS, overlaps } from '@tidyhearth/domain';
import { DEMO_PEOPLE, demoAddress } from '../demo-accounts.js';
import { Random } from '../random.js';
import { makeMarket } from './make-market.js';
import type { Bid, Market, Posting } from './model.js';

const OXFORD = {
  latitude: 51.75,
  longitude: -1.26,
  outcode: 'OX1',
  area: 'OX',
  precision: 'district',
} as const;
/** Weeks that end with a clock change, and the last week of a year. */
const FIRST_DAYS = ['2026-10-19', '2027-03-22', '2027-12-27'].map((date) => Date.parse(`${date}T08:00:00Z`));
const DAYS = FIRST_DAYS.flatMap((first) =>
  Array.from({ length: 7 }, (_, day) => first + day * DAY_MS + day * 2 * HOUR_MS),
);

const marketOf = (now: number, seed: number): Promise<Market> =>
  makeMarket(
    {
      now,
      firstUserId: 2,
      adminId: 1,
      bookingFeePence: 0,
      locate: async (postcode) => ({ ...OXFORD, postcode }),
    },
    new Random(seed),
  );

/** The bookings and blocks that would prevent accepting this bid. */
function obstacles({ bookings }: Market, posting: Posting, { cleaner }: Bid) {
  const { startsAt, minutes } = posting;
  const job = { startsAt, endsAt: startsAt + minutes * MINUTE_MS };
  const held = bookings.filter((booking) => booking.cleaner === cleaner && booking.status !== 'cancelled');
  return [...held, ...cleaner.blocks].filter((range) => overlaps(range, job));
}

describe('makeMarket, on whatever day it is made', () => {
  let markets: Market[];

  beforeAll(async () => {
    markets = await Promise.all(DAYS.map((now, index) => marketOf(now, index + 1)));
  });

  it('has open jobs of which every bid can be accepted', () => {
    for (const market of markets) {
      const open = market.postings.filter(({ status }) => status === 'open');
      expect(open.filter(({ bids }) => bids.length > 0).length).toBeGreaterThan(5);
      const inTheWay = open.flatMap((job) => job.bids.flatMap((bid) => obstacles(market, job, bid)));
      expect(inTheWay).toEqual([]);
    }
  });

  it('leaves at most the last message of a conversation unread, since people read all of it at once', () => {
    const older = markets.flatMap(({ messages }) =>
      messages.filter(
        (message) =>
          !message.isRead &&
          messages.some(
            ({ booking, at }) =>
              booking.customer === message.booking.customer &&
              booking.cleaner === message.booking.cleaner &&
              at > message.at,
          ),
      ),
    );
    expect(older).toEqual([]);
    expect(markets.some(({ messages }) => messages.some(({ isRead }) => !isRead))).toBe(true);
  });

  it('has for the demo accounts a job with bids, a bid, and a booking of both in every state', () => {
    const isOf = (name: keyof typeof DEMO_PEOPLE) => demoAddress(DEMO_PEOPLE[name].mailbox);
    for (const { bookings, postings } of markets) {
      const open = postings.filter(({ status }) => status === 'open');
      const bidsFor = open
        .filter(({ customer }) => customer.email === isOf('customer'))
        .map(({ bids }) => bids);
      expect(bidsFor.map(({ length }) => length)).toEqual([3]);
      const bidders = open.flatMap(({ bids }) => bids.map(({ cleaner }) => cleaner.email));
      expect(bidders).toContain(isOf('cleaner'));
      const ofBoth = bookings.filter(
        ({ cleaner, customer }) => cleaner.email === isOf('cleaner') && customer.email === isOf('customer'),
      );
      expect(new Set(ofBoth.map(({ status }) => status)).size).toBe(5);
    }
  });
});
