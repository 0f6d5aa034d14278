import {
  BOOKING_GROUPS,
  BOOKING_STATUSES,
  hasPostingPassed,
  isReviewable,
  mayBooking,
  POSTING_STATUSES,
  type BookingAction,
  type BookingActor,
  type BookingStatus,
} from './states.js';

describe('what may happen to a booking', () => {
  const allowed = new Set([
    'pending confirm cleaner',
    'pending decline cleaner',
    'pending cancel customer',
    'pending cancel cleaner',
    'pending reschedule customer',
    'confirmed cancel customer',
    'confirmed cancel cleaner',
    'confirmed complete cleaner',
    'confirmed happened customer',
    'confirmed dispute customer',
    'confirmed dispute cleaner',
    'confirmed settle admin',
    'confirmed reschedule customer',
    'completed markPaid admin',
    'pending release server',
    'pending withdraw admin',
    'confirmed withdraw admin',
    'completed undo admin',
  ]);
  const actions: BookingAction[] = [
    'confirm',
    'decline',
    'cancel',
    'complete',
    'happened',
    'dispute',
    'settle',
    'reschedule',
    'markPaid',
    'release',
    'withdraw',
    'undo',
  ];
  const actors: BookingActor[] = ['customer', 'cleaner', 'admin', 'server'];
  const triples = BOOKING_STATUSES.flatMap((status) =>
    actions.flatMap((action) =>
      actors.map((actor): [BookingStatus, BookingAction, BookingActor] => [status, action, actor]),
    ),
  );

  it.each(triples)('%s: %s by %s', (status, action, actor) => {
    expect(mayBooking(action, status, actor)).toBe(allowed.has(`${status} ${action} ${actor}`));
  });
});

it('each booking is in one tab of the lists, and can be reviewed where it is done, paid or not', () => {
  expect(Object.values(BOOKING_GROUPS).flat().toSorted()).toEqual(BOOKING_STATUSES.toSorted());
  expect(BOOKING_STATUSES.filter(isReviewable)).toEqual(BOOKING_GROUPS.completed);
});

it('an open job has passed from the minute it begins, and no other job passes', () => {
  const startsAt = Date.UTC(2026, 10, 30, 9);
  const passed = [startsAt - 1, startsAt, startsAt + 1].map((now) => hasPostingPassed('open', startsAt, now));
  expect(passed).toEqual([false, true, true]);
  expect(POSTING_STATUSES.filter((status) => hasPostingPassed(status, startsAt, startsAt))).toEqual(['open']);
});
