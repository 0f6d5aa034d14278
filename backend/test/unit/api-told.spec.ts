import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { committedDocument, routesOf } from '../assurance/document.js';

/** The events that each call between two people may record when it succeeds. */
const RECORDS: Record<string, string[]> = {
  createBooking: ['BookingRequested'],
  rescheduleBooking: ['BookingRequested'],
  changeBookingStatus: ['BookingConfirmed', 'BookingCompleted', 'BookingCancelled'],
  cancelBooking: ['BookingCancelled'],
  cancelBookingAsAdmin: ['BookingCancelled'],
  markBookingPaid: ['BookingPaid'],
  confirmBookingHappened: ['BookingCompleted'],
  disputeBooking: ['BookingDisputed'],
  createPosting: ['PostingCreated'],
  changePosting: ['PostingTermsChanged', 'PostingCancelled', 'BidLeftBehind'],
  createApplication: ['BidSubmitted'],
  decideApplication: ['BidAccepted', 'BidRejected', 'BookingConfirmed'],
  confirmApplication: ['BidRenewed'],
  withdrawApplication: ['BidWithdrawn'],
  sendMessage: ['MessageSent'],
  markConversationRead: ['ConversationRead'],
};

/** The types of live events that a method of the listener pushes. */
const PUSHES: Record<string, string[]> = {
  pushRequested: ['booking'],
  pushConfirmed: ['booking'],
  pushCancelled: ['booking'],
  pushCompleted: ['booking'],
  pushDisputed: ['booking'],
  pushPaid: ['booking'],
  pushPosting: ['posting'],
  pushBid: ['application', 'posting'],
  pushMessage: ['message'],
  pushRead: ['message'],
};

const list = readFileSync(join(import.meta.dirname, '../../../docs/events.md'), 'utf8');
/** The listeners of each event, from the list that `npm run events -- --check` keeps up to date. */
const listeners = [...list.matchAll(/^(\w+) +(?:transaction|commit) +\d+ {2}(\w+)\.(\w+)$/gm)].map(
  ([, event = '', listener = '', method = '']) => ({ event, listener, method }),
);
const listenersOf = (events: string[]) => listeners.filter(({ event }) => events.includes(event));

const descriptions = new Map(
  routesOf(committedDocument()).map(({ operation }) => [operation.operationId, operation.description ?? '']),
);
/** The types in "the live event `a`" and "the live events `a`, `b` and `c`". */
const typesIn = (text: string) =>
  [...text.matchAll(/live events? ((?:(?:, | and )?`[\w-]+`)+)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/`([\w-]+)`/g)].map(([, type = '']) => type),
  );
const sorted = (types: Iterable<string>) => [...new Set(types)].toSorted();

describe('the description of a call', () => {
  it.each(Object.entries(RECORDS))(
    '%s names the live events that come of it, and no other',
    (call, events) => {
      const found = listenersOf(events);
      expect(sorted(found.map(({ event }) => event))).toEqual(sorted(events));
      const pushed = found
        .filter(({ listener }) => listener === 'LiveUpdatesListener')
        .flatMap(({ method }) => PUSHES[method] ?? [`${method} is new`]);
      expect(sorted(typesIn(descriptions.get(call) ?? ''))).toEqual(sorted(pushed));
    },
  );

  it.each(Object.entries(RECORDS))('%s says whether somebody is told', (call, events) => {
    const isTold = listenersOf(events).some(({ listener }) => listener.endsWith('NotificationsListener'));
    expect(/notification|told|\bmail/.test(descriptions.get(call) ?? '')).toBe(isTold);
  });

  it('names live events only where this list says what they follow from', () => {
    const followed = new Set(Object.values(PUSHES).flat());
    const naming = [...descriptions].filter(([, text]) => typesIn(text).some((type) => followed.has(type)));
    expect(naming.map(([call]) => call).filter((call) => !(call in RECORDS))).toEqual([]);
  });
});
