import { subscriptionsOf } from '../../events/on-event.js';
import { BookingNotificationsListener } from '../kinds/booking-notifications.listener.js';
import { StrandedNotificationsListener } from '../kinds/stranded-notifications.listener.js';
import { WaitingRequestsListener } from '../kinds/waiting-requests.listener.js';
import { LiveUpdatesListener } from './live-updates.listener.js';

type Class = { readonly name: string; readonly prototype: object };

const eventsOf = ({ prototype }: Class) =>
  Object.getOwnPropertyNames(prototype)
    .flatMap((method) => subscriptionsOf(prototype, method))
    .map(({ event }) => event.name);

/** They only repeat what the page shows already; what an approval changes is read again with its own news. */
const CHANGES_NOTHING_SHOWN = ['BookingNudged', 'BookingReminded', 'RequestStillWaiting'];

it('open pages of a booking hear of all that the bell tells about it and that changes them', () => {
  const told = [BookingNotificationsListener, StrandedNotificationsListener, WaitingRequestsListener].flatMap(
    eventsOf,
  );
  const pushed = eventsOf(LiveUpdatesListener);
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((name) => !pushed.includes(name)).toSorted()).toEqual(CHANGES_NOTHING_SHOWN);
});
