import { type BookingAction, TOASTS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import type { Booking } from '../../../lib/contract';
import { GROUPS } from '../../../server-state/query-groups';
import { useSave } from '../../../server-state/use-save';

/** Which call an action is, and what it says when it worked or failed. Rescheduling has its own dialog and call. */
const CALLS = {
  confirm: { status: 'confirmed', done: TOASTS.bookingUpdated, failed: TOASTS.bookingUpdateFailed },
  decline: { status: 'cancelled', done: TOASTS.bookingUpdated, failed: TOASTS.bookingUpdateFailed },
  complete: { status: 'completed', done: TOASTS.bookingUpdated, failed: TOASTS.bookingUpdateFailed },
  cancel: { status: undefined, done: TOASTS.bookingCancelled, failed: TOASTS.bookingCancelFailed },
} as const;

export type CallableAction = Extract<BookingAction, keyof typeof CALLS>;

interface Change {
  booking: Booking;
  action: CallableAction;
}

/** `onDone` is called once the lists are fresh, even though the card that started it has left its place by then. */
export function useBookingAction(onDone?: (booking: Booking, action: CallableAction) => void) {
  return useSave({
    send: ({ booking, action }: Change) => {
      const path = { id: booking.id };
      const { status } = CALLS[action];
      return status
        ? api.patch('/api/bookings/{id}', { path, body: { status } })
        : api.post('/api/bookings/{id}/cancel', { path });
    },
    done: (_, { action }) => CALLS[action].done,
    failed: (_, { action }) => CALLS[action].failed,
    stale: [GROUPS.bookings],
    onDone: (_, { booking, action }) => onDone?.(booking, action),
  });
}

export function useReschedule(onDone: () => void) {
  return useSave({
    send: ({ id, ...body }: { id: number; bookingDate: string; bookingTime: string }) =>
      api.post('/api/bookings/{id}/reschedule', { path: { id }, body }),
    done: TOASTS.bookingUpdated,
    failed: TOASTS.bookingUpdateFailed,
    stale: [GROUPS.bookings],
    onDone,
  });
}
