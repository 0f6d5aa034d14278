import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ResponseTime, type ServiceId, type Toast, TOASTS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import { type ApiError, isApiError } from '../../../lib/api-error';
import type { CleanerProfile } from '../../../lib/contract';
import { refreshUser } from '../../../lib/session';
import { useSubmit } from '../../../lib/submit/use-submit';
import { withSignIn } from '../../../lib/submit/with-sign-in';
import { GROUPS } from '../../../server-state/query-groups';

/** The profile of an account; null if it has none. */
export const cleanerByUserQuery = (userId: number) =>
  queryOptions({
    queryKey: [...GROUPS.cleanersByUser, userId],
    queryFn: async ({ signal }): Promise<CleanerProfile | null> => {
      try {
        return await api.get('/api/cleaners/by-user/{userId}', { path: { userId }, signal });
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  });

export const useOwnCleaner = (userId: number) => useQuery(cleanerByUserQuery(userId));

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

interface UpdateOptions {
  /** The toast about the change, if it concerns less than the whole profile. */
  done?: (profile: CleanerProfile) => Toast;
  onDone?: (profile: CleanerProfile) => void;
  /** Called if the server refused something in the form. */
  onRefused?: (error: ApiError) => void;
}

export function useUpdateCleaner(
  cleanerId: number,
  { done = () => TOASTS.profileUpdated, onDone, onRefused }: UpdateOptions = {},
) {
  const client = useQueryClient();
  return useSubmit({
    send: withSignIn((body: CleanerChanges) =>
      api.patch('/api/cleaners/{id}', { path: { id: cleanerId }, body }),
    ),
    done,
    failed: TOASTS.profileUpdateFailed,
    onRefused: (error) => {
      onRefused?.(error);
      void client.invalidateQueries({ queryKey: GROUPS.cleanersByUser });
      return false;
    },
    onDone: (profile) => {
      client.setQueryData(cleanerByUserQuery(profile.userId).queryKey, profile);
      void refreshUser();
      // Another postcode changes the distance to every job. Who takes no bookings can accept no request and be chosen
      // for no job.
      for (const queryKey of [GROUPS.postings, GROUPS.bookings, GROUPS.applications])
        void client.invalidateQueries({ queryKey });
      onDone?.(profile);
    },
  });
}
