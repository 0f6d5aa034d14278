import { queryOptions, useQuery } from '@tanstack/react-query';
import { type BookingGroup, MAX_PAGE_SIZE, ukToday } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import type { Booking } from '../../../lib/contract';
import { useToday } from '../../../lib/use-today';
import { GROUPS } from '../../../server-state/query-groups';
import { usePages, usePrefetchPages } from '../../../server-state/use-pages';

/** Whose bookings: a cleaner's by the id of the profile, a customer's by the id of the account. */
export interface BookingSide {
  side: 'cleaner' | 'customer';
  id: number;
}

export interface BookingSelection {
  group?: BookingGroup;
  /** Days of the UK calendar, both included. */
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

async function loadAll(of: BookingSide, days: { from: string; to: string }, signal: AbortSignal) {
  const found: Booking[] = [];
  let cursor: string | undefined;
  do {
    const page = await loadPage(of, { ...days, limit: MAX_PAGE_SIZE, cursor }, signal);
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return found;
}

/** For this long, data that a page has prefetched is not requested again by the component that shows it. */
const SAME_SCREEN_MS = 2_000;

/** A customer's own bookings are refetched by every page, because another device may have changed them. */
const freshness = ({ side }: BookingSide) =>
  side === 'customer' ? { staleTime: SAME_SCREEN_MS, retry: 1, refetchOnWindowFocus: true } : {};

export const bookingQueries = {
  listKey: ({ side, id }: BookingSide, selection: BookingSelection) =>
    [...GROUPS.bookings, 'list', side, id, selection] as const,

  /** Covers every day. */
  summaryKey: ({ side, id }: BookingSide) => [...GROUPS.bookings, 'summary', side, id] as const,

  /** All bookings that start on these days, both included. */
  between: (of: BookingSide, from: string, to: string) =>
    queryOptions({
      queryKey: [...GROUPS.bookings, 'between', of.side, of.id, from, to],
      queryFn: ({ signal }) => loadAll(of, { from, to }, signal),
      placeholderData: (previous) => previous,
    }),

  /** Figures about all bookings, however many there are. Some count today, this week or this month. */
  summary: (of: BookingSide, today = ukToday()) =>
    queryOptions({
      queryKey: [...bookingQueries.summaryKey(of), today],
      queryFn: ({ signal }) =>
        of.side === 'cleaner'
          ? api.get('/api/bookings/cleaner/{id}/summary', { path: { id: of.id }, signal })
          : api.get('/api/bookings/customer/{userId}/summary', { path: { userId: of.id }, signal }),
      placeholderData: (previous) => previous,
      ...freshness(of),
    }),

  one: (id: number) =>
    queryOptions({
      queryKey: [...GROUPS.bookings, 'one', id],
      queryFn: ({ signal }) => api.get('/api/bookings/{id}', { path: { id }, signal }),
    }),

  history: (id: number) =>
    queryOptions({
      queryKey: [...GROUPS.bookings, 'history', id],
      queryFn: ({ signal }) => api.get('/api/bookings/{id}/history', { path: { id }, signal }),
    }),
};

const pageLoader =
  (of: BookingSide, selection: BookingSelection) => (cursor: string | undefined, signal: AbortSignal) =>
    loadPage(of, { ...selection, cursor }, signal);

export const useBookings = (of: BookingSide, selection: BookingSelection = {}) =>
  usePages(bookingQueries.listKey(of, selection), pageLoader(of, selection), freshness(of));

/** Requests a list before the component that shows it is rendered. */
export const usePrefetchBookings = (of: BookingSide, selection: BookingSelection) =>
  usePrefetchPages(bookingQueries.listKey(of, selection), pageLoader(of, selection), freshness(of));

export const useBookingsBetween = (of: BookingSide, from: string, to: string) =>
  useQuery(bookingQueries.between(of, from, to));

export const useBookingSummary = (of: BookingSide) => useQuery(bookingQueries.summary(of, useToday()));

export const useBooking = (id: number | undefined) =>
  useQuery({ ...bookingQueries.one(id ?? 0), enabled: id !== undefined });

/** Who did what to the booking, the latest first. */
export const useBookingHistory = (id: number) => useQuery(bookingQueries.history(id));
