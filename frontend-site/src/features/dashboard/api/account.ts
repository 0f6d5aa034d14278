import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { PHOTO_MAX_BYTES, TOASTS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import type { AccountUser } from '../../../lib/contract';
import { refreshUser } from '../../../lib/session';
import { toast, toastError } from '../../../lib/toast';
import { keys } from './keys';
import { toastRefusal } from './refusal';

export type UserChanges = Partial<
  Pick<
    AccountUser,
    | 'firstName'
    | 'lastName'
    | 'phone'
    | 'emailNotifications'
    | 'smsNotifications'
    | 'streetAddress'
    | 'city'
    | 'county'
    | 'postcode'
    | 'cleaningPreferences'
  >
>;

const SETTINGS = ['settings'];

/** Saved one after the other in the order of the taps, so that the last one holds. */
const inTurn = { mutationKey: SETTINGS, scope: { id: 'settings' } };

/** The account as it will be when all that is being saved is saved. */
export function useUserAhead(user: AccountUser): AccountUser {
  const saving = useMutationState({
    filters: { mutationKey: SETTINGS, status: 'pending' },
    select: ({ state }) => state.variables as Partial<AccountUser>,
  });
  return saving.reduce<AccountUser>((ahead, changes) => ({ ...ahead, ...changes }), user);
}

export function useUpdateUser(userId: number) {
  return useMutation({
    ...inTurn,
    mutationFn: (body: UserChanges) => api.patch('/api/users/{id}', { path: { id: userId }, body }),
    onSuccess: async () => {
      await refreshUser();
      toast(TOASTS.profileUpdated);
    },
    onError: (error) => toastRefusal(TOASTS.profileUpdateFailed, error),
  });
}

export function useUpdatePrivacy(userId: number) {
  return useMutation({
    ...inTurn,
    mutationFn: (body: Pick<AccountUser, 'allowProfileSearch' | 'shareContactInfo'>) =>
      api.patch('/api/users/{id}/privacy', { path: { id: userId }, body }),
    onSuccess: async () => {
      await refreshUser();
      toast(TOASTS.privacyUpdated);
    },
    onError: () => toastError(TOASTS.privacyUpdateFailed),
  });
}

/** Says at once what is wrong with a picture; the server checks it again. */
export function acceptablePhoto(file: File): boolean {
  if (!/^image\/(jpeg|png|gif)$/.test(file.type)) {
    toastError(TOASTS.invalidFileType);
    return false;
  }
  if (file.size > PHOTO_MAX_BYTES) {
    toastError(TOASTS.fileTooLarge);
    return false;
  }
  return true;
}

export function useUploadPhoto(owner: { kind: 'cleaner' | 'user'; id: number }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData();
      body.append('image', file);
      const path = { id: owner.id };
      if (owner.kind === 'cleaner') await api.post('/api/cleaners/{id}/upload-image', { path, body });
      else await api.post('/api/users/{id}/upload-image', { path, body });
    },
    onSuccess: async () => {
      await Promise.all([client.invalidateQueries({ queryKey: keys.cleaner }), refreshUser()]);
      toast(TOASTS.photoUpdated);
    },
    onError: (error) => toastRefusal(TOASTS.photoUploadFailed, error),
  });
}

export function useSessions() {
  return useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => api.get('/api/auth/sessions', { signal }),
    staleTime: 0,
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sid: string) => api.delete('/api/auth/sessions/{sid}', { path: { sid } }),
    onSuccess: () => toast({ title: 'Signed out there' }),
    onError: (error) => toastRefusal(TOASTS.profileUpdateFailed, error),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}
