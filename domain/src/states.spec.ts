import {
  BOOKING_STATUSES,
  bookingActions,
  mayBooking,
  type BookingAction,
  type BookingActor,
  type BookingStatus,
} from './states.js';

describe('what may happen to a booking', () => {
  /** Everything that is allowed; anything else is not. */
  const allowed = new Set([
    'pending confirm cleaner',
    'pending decline cleaner',
    'pending cancel customer',
    'pending cancel cleaner',
    'pending reschedule customer',
    'confirmed cancel customer',
    'confirmed cancel cleaner',
    'confirmed complete cleaner',
    'confirmed reschedule customer',
    'completed markPaid admin',
  ]);
  const actions: BookingAction[] = ['confirm', 'decline', 'cancel', 'complete', 'reschedule', 'markPaid'];
  const actors: BookingActor[] = ['customer', 'cleaner', 'admin'];
  const triples = BOOKING_STATUSES.flatMap((status) =>
    actions.flatMap((action) =>
      actors.map((actor): [BookingStatus, BookingAction, BookingActor] => [status, action, actor]),
    ),
  );

  it.each(triples)('%s: %s by %s', (status, action, actor) => {
    expect(mayBooking(action, status, actor)).toBe(allowed.has(`${status} ${action} ${actor}`));
  });

  it('shows each side the buttons it may press', () => {
    expect(bookingActions('pending', 'cleaner')).toEqual(['confirm', 'decline']);
    expect(bookingActions('confirmed', 'cleaner')).toEqual(['complete', 'cancel']);
    expect(bookingActions('confirmed', 'customer')).toEqual(['cancel', 'reschedule']);
    expect(bookingActions('completed', 'customer')).toEqual([]);
  });
});
