import { type BookingAction, type BookingStatus, TOASTS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import { isApiError } from '../../../lib/api-error';
import type { Booking } from '../../../lib/contract';
import { withSignIn } from '../../../lib/submit/with-sign-in';
import { TEXTS } from '../bookings.texts';
import { GROUPS } from '../../../server-state/query-groups';
import { useSave } from '../../../server-state/use-save';

/** The call and the messages of each action. Rescheduling has its own dialog and call. */
const CALLS = {
  confirm: { status: 'confirmed', done: () => TOASTS.bookingUpdated, failed: TOASTS.bookingUpdateFailed },
  decline: { status: 'cancelled', done: () => TOASTS.bookingUpdated, failed: TOASTS.bookingUpdateFailed },
  complete: { status: 'completed', done: () => TOASTS.bookingUpdated, failed: TOASTS.bookingUpdateFailed },
  cancel: { status: undefined, done: () => TOASTS.bookingCancelled, failed: TOASTS.bookingCancelFailed },
  happened: { status: undefined, done: TEXTS.customer.happenedDone, failed: TOASTS.bookingUpdateFailed },
} as const;

/** The posting that a booking came from, and the bid on it, show its time and its outcome. */
const STALE = [GROUPS.bookings, GROUPS.postings, GROUPS.applications];

export type CallableAction = Extract<BookingAction, keyof typeof CALLS>;

interface Change {
  /** The booking as it was shown, because the decision is only about that time and status. */
  booking: Booking;
  action: CallableAction;
  /** The reason for the cancellation. */
  reason?: string | null;
}

const sendChange = withSignIn(({ booking, action, reason }: Change, idempotencyKey) => {
  const path = { id: booking.id };
  const seen = { seenStartsAt: booking.startsAt, seenStatus: booking.status };
  const { status } = CALLS[action];
  if (status) return api.patch('/api/bookings/{id}', { path, body: { status, ...seen }, idempotencyKey });
  return action === 'happened'
    ? api.post('/api/bookings/{id}/happened', { path, idempotencyKey })
    : api.post('/api/bookings/{id}/cancel', { path, body: { reason, ...seen }, idempotencyKey });
});

interface ActionListeners {
  /** `after`: the booking in the server's answer. */
  onDone?: (after: Booking, action: CallableAction) => void;
  /** Called if the booking has been moved or accepted meanwhile, which the toast says. */
  onOutdated?: () => void;
  /** Closes the dialog of the action. */
  leave?: () => void;
}

/**
 * `onDone` is called once the lists have been refreshed, even if the card that started the action has left its list by
 * then.
 */
export function useBookingAction({ onDone, onOutdated, leave }: ActionListeners = {}) {
  return useSave({
    send: sendChange,
    done: (after, { action }) => CALLS[action].done(after),
    failed: (_, { action }) => CALLS[action].failed,
    stale: STALE,
    onRefused: (error) => {
      if (isApiError(error, 'TERMS_CHANGED')) onOutdated?.();
      return false;
    },
    onDone: (after, { action }) => onDone?.(after, action),
    leave,
  });
}

interface Move {
  id: number;
  seenStartsAt: string;
  seenStatus: BookingStatus;
  bookingDate: string;
  bookingTime: string;
  reason: string | null;
}

interface MoveListeners {
  /** Called if the booking has been moved or accepted meanwhile, which the toast says. */
  onOutdated: () => void;
  /** Closes the dialog of the action. */
  leave: () => void;
}

export function useReschedule({ onOutdated, leave }: MoveListeners) {
  return useSave({
    send: withSignIn(({ id, ...body }: Move, idempotencyKey) =>
      api.post('/api/bookings/{id}/reschedule', { path: { id }, body, idempotencyKey }),
    ),
    done: TOASTS.bookingUpdated,
    failed: TOASTS.bookingUpdateFailed,
    onRefused: (error) => {
      if (isApiError(error, 'TERMS_CHANGED')) onOutdated();
      return false;
    },
    stale: STALE,
    leave,
  });
}

/** Reports that the clean did not take place. */
export function useDispute(leave: () => void) {
  return useSave({
    send: withSignIn(({ id, ...body }: { id: number; seenStartsAt: string; text: string }, idempotencyKey) =>
      api.post('/api/bookings/{id}/not-happened', { path: { id }, body, idempotencyKey }),
    ),
    done: TEXTS.dispute.done,
    failed: TEXTS.dispute.failed,
    stale: STALE,
    leave,
  });
}
