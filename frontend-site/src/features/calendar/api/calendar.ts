import { queryOptions, useQuery } from '@tanstack/react-query';
import { TOASTS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import { type ApiError, isApiError } from '../../../lib/api-error';
import type { WorkingHours } from '../../../lib/contract';
import { GROUPS } from '../../../server-state/query-groups';
import { usePages } from '../../../server-state/use-pages';
import { useSave } from '../../../server-state/use-save';
import { withSignIn } from '../../../lib/submit/with-sign-in';
import { TEXTS } from '../calendar.texts';
import { isSameWeek } from '../hours-form';

/**
 * No event reports what the same person changed on another page. Data that a page has prefetched is not requested
 * twice.
 */
const FRESH = { staleTime: 2_000, refetchOnWindowFocus: true };

type Hours = WorkingHours['hours'];

/** The weekly hours, with their ETag. */
export interface Week {
  hours: Hours;
  tag: string | undefined;
}

async function readWeek(cleanerId: number, signal?: AbortSignal): Promise<Week> {
  const { value, tag } = await api.tagged('/api/cleaners/{id}/working-hours', {
    path: { id: cleanerId },
    signal,
  });
  return { hours: value.hours, tag };
}

export const calendarQueries = {
  blocks: (cleanerId: number) =>
    queryOptions({
      queryKey: [...GROUPS.calendar, 'blocks', cleanerId],
      queryFn: ({ signal }) => api.get('/api/cleaners/{id}/blocks', { path: { id: cleanerId }, signal }),
      ...FRESH,
    }),
  workingHours: (cleanerId: number) =>
    queryOptions({
      queryKey: [...GROUPS.calendar, 'working-hours', cleanerId],
      queryFn: ({ signal }) => readWeek(cleanerId, signal),
      ...FRESH,
    }),
};

export const useBlocks = (cleanerId: number) => useQuery(calendarQueries.blocks(cleanerId));
export const useWorkingHours = (cleanerId: number) => useQuery(calendarQueries.workingHours(cleanerId));

/** Bookings in blocked time that still have to be moved, cancelled or declined. */
export const useBookingsInBlocks = (cleanerId: number) =>
  usePages([...GROUPS.bookings, 'in-blocks', cleanerId], (cursor, signal) =>
    api.page('/api/bookings/cleaner/{id}/in-blocks', { path: { id: cleanerId }, query: { cursor }, signal }),
  );

/**
 * The profile shows the next free time. The list of bookings in blocked time changes with the blocks, and so does what
 * requests, applications and jobs say of them.
 */
const STALE = [GROUPS.calendar, GROUPS.cleanersByUser, GROUPS.bookings, GROUPS.applications, GROUPS.postings];

interface NewBlock {
  startsAt: string;
  endsAt: string;
  reason: string | null;
}

const sendBlock = (cleanerId: number) =>
  withSignIn((body: NewBlock, idempotencyKey) =>
    api.post('/api/cleaners/{id}/blocks', { path: { id: cleanerId }, body, idempotencyKey }),
  );

interface AddBlockOptions {
  onRefused: (error: ApiError) => boolean;
  leave: () => void;
}

export function useAddBlock(cleanerId: number, { onRefused, leave }: AddBlockOptions) {
  return useSave({
    send: sendBlock(cleanerId),
    done: ({ confirmedBookings }) => TEXTS.blocks.added(confirmedBookings.length),
    failed: TOASTS.updateFailed,
    onRefused,
    stale: STALE,
    leave,
  });
}

export function useRemoveBlock(cleanerId: number) {
  return useSave({
    send: (blockId: number) =>
      api.delete('/api/cleaners/{id}/blocks/{blockId}', { path: { id: cleanerId, blockId } }),
    done: TEXTS.blocks.removed,
    failed: TOASTS.updateFailed,
    stale: STALE,
  });
}

/** Replaces the week only if it is still the one that was read with `tag`. */
async function sendWeek(cleanerId: number, { hours, tag }: Week): Promise<void> {
  try {
    await api.put('/api/cleaners/{id}/working-hours', {
      path: { id: cleanerId },
      body: { hours },
      headers: tag === undefined ? {} : { 'If-Match': tag },
    });
  } catch (error) {
    if (!isApiError(error, 'PRECONDITION_FAILED')) throw error;
    // An earlier attempt may have succeeded although its answer was lost: the week is then already this one.
    if (!isSameWeek((await readWeek(cleanerId)).hours, hours)) throw error;
  }
}

interface SaveWeekOptions {
  onDone: () => void;
  /** Called if the week has changed meanwhile. The current one has been read again when the submit is over. */
  onOutdated: () => void;
}

export function useSaveWorkingHours(cleanerId: number, { onDone, onOutdated }: SaveWeekOptions) {
  return useSave({
    send: withSignIn((week: Week) => sendWeek(cleanerId, week)),
    done: TEXTS.hours.saved,
    failed: TOASTS.updateFailed,
    onRefused: (error) => {
      if (!isApiError(error, 'PRECONDITION_FAILED')) return false;
      onOutdated();
      return true;
    },
    stale: STALE,
    onDone,
  });
}

/** The private address is shown only once, when it is created, because the server keeps only its hash. */
export function useCalendarFeed(cleanerId: number) {
  const path = { id: cleanerId };
  const shared = { failed: TOASTS.updateFailed, stale: [GROUPS.cleanersByUser] };
  const create = useSave({ send: () => api.post('/api/cleaners/{id}/calendar-feed', { path }), ...shared });
  const remove = useSave({
    send: () => api.delete('/api/cleaners/{id}/calendar-feed', { path }),
    done: TEXTS.feed.stopped,
    onDone: create.reset,
    ...shared,
  });
  return { create, remove };
}
