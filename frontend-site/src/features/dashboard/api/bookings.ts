import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BookingAction, type BookingGroup, MAX_PAGE_SIZE, TOASTS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import type { Booking } from '../../../lib/contract';
import { toast } from '../../../lib/toast';
import { keys } from './keys';
import { toastRefusal } from './refusal';
import { usePages } from './use-pages';

/** Whose bookings: a cleaner's by the profile's id, a customer's by the account's. */
export interface BookingSide {
  side: 'cleaner' | 'customer';
  id: number;
}

export interface BookingSelection {
  group?: BookingGroup;
  /** Days on a UK calendar, both included. */
  from?: string;
  to?: string;
  order?: 'latest' | 'soonest' | 'newest';
  limit?: number;
}

function loadPage(
  { side, id }: BookingSide,
  query: BookingSelection & { cursor?: string },
  signal: AbortSignal,
) {
  return side === 'cleaner'
    ? api.page('/api/bookings/cleaner/{id}', { path: { id }, query, signal })
    : api.page('/api/bookings/customer/{userId}', { path: { userId: id }, query, signal });
}

/** A customer's own bookings are always read afresh: another device may have changed them. */
const freshness = ({ side }: BookingSide) =>
  side === 'customer' ? { staleTime: 0, retry: 1, refetchOnWindowFocus: true } : {};

export function useBookings(of: BookingSide, selection: BookingSelection = {}) {
  return usePages(
    keys.bookingList(of.side, of.id, selection),
    (cursor, signal) => loadPage(of, { ...selection, cursor }, signal),
    freshness(of),
  );
}

/** Every booking that starts on these days, both included. */
export function useBookingsBetween(of: BookingSide, from: string, to: string) {
  return useQuery({
    queryKey: keys.bookingList(of.side, of.id, { from, to }),
    queryFn: async ({ signal }) => {
      const found: Booking[] = [];
      let cursor: string | undefined;
      do {
        const page = await loadPage(of, { from, to, limit: MAX_PAGE_SIZE, cursor }, signal);
        found.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      return found;
    },
    placeholderData: (previous) => previous,
  });
}

/** All bookings in figures, however many there are. */
export function useBookingSummary(of: BookingSide) {
  const { side, id } = of;
  return useQuery({
    queryKey: keys.bookingSummary(side, id),
    queryFn: ({ signal }) =>
      side === 'cleaner'
        ? api.get('/api/bookings/cleaner/{id}/summary', { path: { id }, signal })
        : api.get('/api/bookings/customer/{userId}/summary', { path: { userId: id }, signal }),
    ...freshness(of),
  });
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
