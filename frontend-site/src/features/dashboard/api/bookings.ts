import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BookingAction, MAX_PAGE_SIZE, TOASTS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import type { Booking } from '../../../lib/contract';
import { toast } from '../../../lib/toast';
import { keys } from './keys';
import { toastRefusal } from './refusal';
import { usePages } from './use-pages';

export function useCleanerBookings(cleanerId: number) {
  return usePages(keys.bookingList('cleaner', cleanerId), (cursor, signal) =>
    api.page('/api/bookings/cleaner/{id}', {
      path: { id: cleanerId },
      query: { limit: MAX_PAGE_SIZE, cursor },
      signal,
    }),
  );
}

/** A customer's own bookings are always read afresh: another device may have changed them. */
export function useCustomerBookings(userId: number) {
  return usePages(
    keys.bookingList('customer', userId),
    (cursor, signal) =>
      api.page('/api/bookings/customer/{userId}', {
        path: { userId },
        query: { limit: MAX_PAGE_SIZE, cursor },
        signal,
      }),
    { staleTime: 0, retry: 1, refetchOnWindowFocus: true },
  );
}

export function useBooking(id: number | undefined) {
  return useQuery({
    queryKey: keys.booking(id ?? 0),
    queryFn: ({ signal }) => api.get('/api/bookings/{id}', { path: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
  });
}

/** Which call an action is, and what it says when it worked or failed. Rescheduling has its own dialog and call. */
const CALLS = {
  confirm: { status: 'confirmed', done: TOASTS.bookingUpdated, failed: TOASTS.bookingUpdateFailed },
  decline: { status: 'cancelled', done: TOASTS.bookingUpdated, failed: TOASTS.bookingUpdateFailed },
  complete: { status: 'completed', done: TOASTS.bookingUpdated, failed: TOASTS.bookingUpdateFailed },
  cancel: { status: undefined, done: TOASTS.bookingCancelled, failed: TOASTS.bookingCancelFailed },
} as const;

export type CallableAction = Extract<BookingAction, keyof typeof CALLS>;

/** `onDone` is heard once the lists are fresh, even though the card that started it has left its place by then. */
export function useBookingAction(onDone?: (booking: Booking, action: CallableAction) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ booking, action }: { booking: Booking; action: CallableAction }) => {
      const path = { id: booking.id };
      const { status } = CALLS[action];
      return status
        ? api.patch('/api/bookings/{id}', { path, body: { status } })
        : api.post('/api/bookings/{id}/cancel', { path });
    },
    onSuccess: async (_, { booking, action }) => {
      toast(CALLS[action].done);
      await client.invalidateQueries({ queryKey: keys.bookings });
      onDone?.(booking, action);
    },
    onError: (error, { action }) => {
      toastRefusal(CALLS[action].failed, error);
      return client.invalidateQueries({ queryKey: keys.bookings });
    },
  });
}

export function useReschedule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; bookingDate: string; bookingTime: string }) =>
      api.post('/api/bookings/{id}/reschedule', { path: { id }, body }),
    onSuccess: () => toast(TOASTS.bookingUpdated),
    onError: (error) => toastRefusal(TOASTS.bookingUpdateFailed, error),
    onSettled: () => client.invalidateQueries({ queryKey: keys.bookings }),
  });
}

export function useSlots(cleanerId: number, from: string, to: string) {
  return useQuery({
    queryKey: keys.slots(cleanerId, from),
    queryFn: ({ signal }) =>
      api.get('/api/cleaners/{id}/slots', { path: { id: cleanerId }, query: { from, to }, signal }),
    staleTime: 0,
  });
}
