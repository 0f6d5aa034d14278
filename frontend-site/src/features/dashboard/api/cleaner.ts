import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ResponseTime, type ServiceId, TOASTS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import { isApiError } from '../../../lib/api-error';
import { useIdempotencyKey } from '../../../lib/form';
import { refreshUser } from '../../../lib/session';
import { toast } from '../../../lib/toast';
import { keys } from './keys';
import { toastRefusal } from './refusal';

/** The signed-in person's own profile; null when the account has none yet. */
export function useOwnCleaner(userId: number) {
  return useQuery({
    queryKey: keys.cleanerByUser(userId),
    queryFn: async ({ signal }) => {
      try {
        return await api.get('/api/cleaners/by-user/{userId}', { path: { userId }, signal });
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  });
}

export interface CleanerChanges {
  bio?: string;
  hourlyRate?: string;
  location?: string;
  postcode?: string;
  services?: ServiceId[];
  responseTime?: ResponseTime;
  isAvailable?: boolean;
  experience?: string | null;
}

export function useUpdateCleaner(cleanerId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CleanerChanges) => api.patch('/api/cleaners/{id}', { path: { id: cleanerId }, body }),
    onSuccess: (profile) => {
      client.setQueryData(keys.cleanerByUser(profile.userId), profile);
      toast(TOASTS.profileUpdated);
      void refreshUser();
    },
    onError: (error) => toastRefusal(TOASTS.profileUpdateFailed, error),
  });
}

export function useBlocks(cleanerId: number) {
  return useQuery({
    queryKey: keys.blocks(cleanerId),
    queryFn: ({ signal }) => api.get('/api/cleaners/{id}/blocks', { path: { id: cleanerId }, signal }),
  });
}

function useCalendarChange() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.cleaner });
}

export function useAddBlock(cleanerId: number) {
  const onSettled = useCalendarChange();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { startsAt: string; endsAt: string; reason: string | null }) =>
      api.post('/api/cleaners/{id}/blocks', { path: { id: cleanerId }, body, idempotencyKey: keyFor(body) }),
    onSuccess: () => toast({ title: 'Time blocked' }),
    onError: (error) => toastRefusal(TOASTS.profileUpdateFailed, error),
    onSettled,
  });
}

export function useRemoveBlock(cleanerId: number) {
  const onSettled = useCalendarChange();
  return useMutation({
    mutationFn: (blockId: number) =>
      api.delete('/api/cleaners/{id}/blocks/{blockId}', { path: { id: cleanerId, blockId } }),
    onSuccess: () => toast({ title: 'Time is free again' }),
    onError: (error) => toastRefusal(TOASTS.profileUpdateFailed, error),
    onSettled,
  });
}

export function useWorkingHours(cleanerId: number) {
  return useQuery({
    queryKey: keys.workingHours(cleanerId),
    queryFn: ({ signal }) => api.get('/api/cleaners/{id}/working-hours', { path: { id: cleanerId }, signal }),
  });
}

export function useSaveWorkingHours(cleanerId: number) {
  const onSettled = useCalendarChange();
  return useMutation({
    mutationFn: (hours: { day: number; start: string; end: string }[]) =>
      api.put('/api/cleaners/{id}/working-hours', { path: { id: cleanerId }, body: { hours } }),
    onSuccess: () => toast(TOASTS.profileUpdated),
    onError: (error) => toastRefusal(TOASTS.profileUpdateFailed, error),
    onSettled,
  });
}

/** The private address is shown once, by whoever made it: the server keeps only its hash. */
export function useCalendarFeed(cleanerId: number) {
  const client = useQueryClient();
  const path = { id: cleanerId };
  const onSettled = () => client.invalidateQueries({ queryKey: keys.cleanerProfiles });
  const onError = (error: Error) => toastRefusal(TOASTS.profileUpdateFailed, error);
  return {
    create: useMutation({
      mutationFn: () => api.post('/api/cleaners/{id}/calendar-feed', { path }),
      onError,
      onSettled,
    }),
    remove: useMutation({
      mutationFn: () => api.delete('/api/cleaners/{id}/calendar-feed', { path }),
      onSuccess: () => toast({ title: 'The address no longer works' }),
      onError,
      onSettled,
    }),
  };
}

export const PERIODS = ['this-week', 'this-month', 'last-month', 'all-time'] as const;
export type Period = (typeof PERIODS)[number];

export function useEarnings(cleanerId: number, period: Period) {
  return useQuery({
    queryKey: [...keys.earnings, cleanerId, period],
    queryFn: ({ signal }) =>
      api.get('/api/cleaners/{id}/earnings', { path: { id: cleanerId }, query: { period }, signal }),
    placeholderData: (previous) => previous,
  });
}
