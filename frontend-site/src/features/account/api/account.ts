import { queryOptions, useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { PHOTO_MAX_BYTES, type Toast, TOASTS } from '@tidyhearth/domain';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { ApiError, isApiError, isRefusal } from '../../../lib/api-error';
import type { AccountUser } from '../../../lib/contract';
import { refreshUser } from '../../../lib/session';
import { toastRefusal } from '../../../lib/submit/toast-refusal';
import { useSubmit } from '../../../lib/submit/use-submit';
import { watchUnanswered } from '../../../lib/submit/watch-unanswered';
import { withSignIn } from '../../../lib/submit/with-sign-in';
import { toast, toastError } from '../../../lib/toast';
import { GROUPS } from '../../../server-state/query-groups';
import { useSave } from '../../../server-state/use-save';
import { TEXTS } from '../account.texts';

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

/**
 * Saved one after the other in the order of the presses, so that the last one wins. The account is read again even
 * after a failure, because only the answer may have been lost.
 */
const inTurn = { mutationKey: SETTINGS, scope: { id: 'settings' } };

/** The account as it will be once all pending changes are saved. */
export function useOptimisticUser(user: AccountUser): AccountUser {
  const saving = useMutationState({
    filters: { mutationKey: SETTINGS, status: 'pending' },
    select: ({ state }) => state.variables as Partial<AccountUser>,
  });
  return saving.reduce<AccountUser>((shown, changes) => ({ ...shown, ...changes }), user);
}

/** `done` says which setting was changed. */
export function useUpdateUser(userId: number, done: (changes: UserChanges) => Toast) {
  return useMutation({
    ...inTurn,
    mutationFn: (body: UserChanges) => api.patch('/api/users/{id}', { path: { id: userId }, body }),
    onSuccess: async (_, changes) => {
      await refreshUser();
      toast(done(changes));
    },
    onError: (error) => {
      toastRefusal(TOASTS.profileUpdateFailed, error);
      return refreshUser();
    },
  });
}

/** Saves typed details: the name and address of a person. */
export function useSavePerson(
  userId: number,
  { onDone, onRefused }: { onDone: (saved: AccountUser) => void; onRefused: (error: ApiError) => void },
) {
  return useSave({
    send: withSignIn(async (body: UserChanges) => {
      const saved = await api.patch('/api/users/{id}', { path: { id: userId }, body });
      // The page shows it before the toast does.
      await refreshUser();
      return saved;
    }),
    done: TOASTS.profileUpdated,
    failed: TOASTS.profileUpdateFailed,
    onRefused: (error) => {
      onRefused(error);
      return false;
    },
    // A cleaner's profile contains the name too.
    stale: [GROUPS.cleanersByUser],
    onDone,
  });
}

type PrivacyChanges = Partial<Pick<AccountUser, 'allowProfileSearch' | 'shareContactInfo'>>;

function privacyText({ allowProfileSearch, shareContactInfo }: PrivacyChanges): string {
  if (allowProfileSearch !== undefined)
    return allowProfileSearch ? TEXTS.privacy.shown : TEXTS.privacy.hidden;
  return shareContactInfo ? TEXTS.privacy.shared : TEXTS.privacy.notShared;
}

export function useUpdatePrivacy(userId: number) {
  return useMutation({
    ...inTurn,
    mutationFn: (body: PrivacyChanges) =>
      api.patch('/api/users/{id}/privacy', { path: { id: userId }, body }),
    onSuccess: async (_, changes) => {
      await refreshUser();
      toast(TOASTS.privacyUpdated, { description: privacyText(changes) });
    },
    onError: () => {
      toastError(TOASTS.privacyUpdateFailed);
      return refreshUser();
    },
  });
}

/** Reports at once what is wrong with a picture; the server checks it again. */
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
  return useSave({
    send: async (file: File) => {
      const body = new FormData();
      body.append('image', file);
      const path = { id: owner.id };
      if (owner.kind === 'cleaner') await api.post('/api/cleaners/{id}/upload-image', { path, body });
      else await api.post('/api/users/{id}/upload-image', { path, body });
      // The new picture is shown before the toast.
      await refreshUser();
    },
    done: TOASTS.photoUpdated,
    // The extension of a file doesn't prove what it contains; only the server examines that.
    failed: (error) =>
      error instanceof ApiError && error.code === 'FILE_TYPE'
        ? TOASTS.invalidFileType
        : TOASTS.photoUploadFailed,
    onRefused: () => {
      void refreshUser();
      return false;
    },
    stale: [GROUPS.cleanersByUser],
  });
}

/** If an answer was lost, the account shows whether the change was made. The result is undefined then. */
async function unlessDone<Answer>(
  answer: Promise<Answer>,
  isDone: (user: AccountUser) => boolean,
): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    const user = await refreshUser();
    if (user && isDone(user)) return undefined;
    throw error;
  }
}

export const turnOnTwoFactor = (body: { userId: number; code: string }) =>
  unlessDone(api.post('/api/auth/2fa/verify', { body }), ({ is2FAEnabled }) => is2FAEnabled);

export const turnOffTwoFactor = (body: { userId: number; password: string }) =>
  unlessDone(api.post('/api/auth/2fa/disable', { body }), ({ is2FAEnabled }) => !is2FAEnabled);

export const verifyEmail = (body: { userId: number; code: string }) =>
  unlessDone(api.post('/api/auth/verify-email', { body }), ({ emailVerified }) => emailVerified);

/** Sends a mail with a link to set a new password, for a signed-in user who doesn't know the current one. */
export function useForgotPassword(email: string) {
  return useSubmit({
    send: () => api.post('/api/auth/forgot-password', { body: { email } }),
    done: ({ message }) => ({ ...TOASTS.resetLinkSent, description: message }),
    failed: TOASTS.resetLinkFailed,
  });
}

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

const isPassword = (password: string) =>
  api.post('/api/auth/confirm', { body: { password } }).then(
    () => true,
    () => false,
  );

/** Where no answer came at a try before, that one was done if the new password is the present one. */
function changingPassword() {
  const watched = watchUnanswered((body: PasswordChange) => api.post('/api/auth/change-password', { body }));
  return async (change: PasswordChange): Promise<void> => {
    try {
      await watched.send(change);
    } catch (error) {
      const mayBeDone = watched.wasUnanswered() && isApiError(error, 'WRONG_PASSWORD');
      if (!mayBeDone || !(await isPassword(change.newPassword))) throw error;
    }
  };
}

export function useChangePassword(options: { onRefused: (error: ApiError) => boolean; onDone: () => void }) {
  const [send] = useState(changingPassword);
  return useSave({
    send,
    done: TEXTS.passwordChange.done,
    failed: (error) => (isRefusal(error) ? TOASTS.passwordResetFailed : TEXTS.unanswered),
    stale: [GROUPS.sessions],
    ...options,
  });
}

const sessionsQuery = queryOptions({
  queryKey: GROUPS.sessions,
  queryFn: ({ signal }) => api.get('/api/auth/sessions', { signal }),
  staleTime: 0,
});

export const useSessions = () => useQuery(sessionsQuery);

/**
 * Sends a call that ends its own session. If no answer came, now or at an earlier attempt, it succeeded if that session
 * can no longer read the account.
 */
function endingSignIn<Input>(send: (input: Input) => Promise<unknown>): (input: Input) => Promise<void> {
  const watched = watchUnanswered(send);
  return async (input) => {
    try {
      await watched.send(input);
    } catch (error) {
      if (!watched.wasUnanswered() || !(await isSignInOver())) throw error;
    }
  };
}

const isSignInOver = () =>
  api.get('/api/auth/user').then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.status === 401,
  );

interface Ending {
  onDone: () => void;
  leave: () => void;
}

export function useEndAllSessions(ending: Ending) {
  const [send] = useState(() => endingSignIn<void>(() => api.delete('/api/auth/sessions')));
  return useSubmit({
    send,
    failed: (error) => (isRefusal(error) ? TEXTS.sessions.endAllFailed : TEXTS.unanswered),
    ...ending,
  });
}

export function useDeactivate(id: number, options: Ending & { onRefused: (error: ApiError) => boolean }) {
  const [send] = useState(() =>
    endingSignIn((password: string) =>
      api.post('/api/users/{id}/deactivate', { path: { id }, body: { password } }),
    ),
  );
  return useSubmit({
    send,
    failed: (error) => (isRefusal(error) ? TEXTS.deactivate.failed : TEXTS.unanswered),
    ...options,
  });
}

export function useEndSession() {
  return useSave({
    send: (sid: string) => api.delete('/api/auth/sessions/{sid}', { path: { sid } }),
    done: TEXTS.sessions.ended,
    failed: TOASTS.updateFailed,
    stale: [GROUPS.sessions],
  });
}
