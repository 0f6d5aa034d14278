import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CHECK_DOCUMENT_MAX_BYTES, CHECK_DOCUMENT_TYPES, type CheckKind } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import { isRefusal } from '../../../lib/api-error';
import type { CleanerProfile } from '../../../lib/contract';
import { refreshUser } from '../../../lib/session';
import type { IdempotencyKeys } from '../../../lib/submit/idempotency-key';
import { useSubmit } from '../../../lib/submit/use-submit';
import { toastError } from '../../../lib/toast';
import { GROUPS } from '../../../server-state/query-groups';
import { useSave } from '../../../server-state/use-save';
import { TEXTS } from '../checks/checks.texts';
import { TEXTS as PROFILE_TEXTS } from '../own-profile/own-profile.texts';
import { cleanerByUserQuery } from './own-profile';

export const useOwnChecks = (cleanerId: number, enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...GROUPS.checks, cleanerId],
    queryFn: ({ signal }) => api.get('/api/cleaners/{id}/checks', { path: { id: cleanerId }, signal }),
  });

/** Reports at once what is wrong with a file; the server checks it again by its content. */
export function acceptableDocument(file: File): boolean {
  if (!CHECK_DOCUMENT_TYPES.some((type) => type === file.type)) {
    toastError(TEXTS.wrongType);
    return false;
  }
  if (file.size > CHECK_DOCUMENT_MAX_BYTES) {
    toastError(TEXTS.tooLarge);
    return false;
  }
  return true;
}

export function useSendDocument(cleanerId: number, kind: CheckKind, keys: IdempotencyKeys<unknown>) {
  return useSave({
    send: (file: File, idempotencyKey) => {
      const body = new FormData();
      body.append('document', file);
      const path = { id: cleanerId, kind };
      return api.post('/api/cleaners/{id}/checks/{kind}/documents', { path, body, idempotencyKey });
    },
    keys,
    done: TEXTS.sent,
    failed: (error) => (isRefusal(error) ? TEXTS.sendFailed : TEXTS.sendUnanswered),
    stale: [GROUPS.checks],
  });
}

export function useTakeBackDocument(cleanerId: number, kind: CheckKind, keys: IdempotencyKeys<unknown>) {
  return useSave({
    send: (documentId: number) =>
      api.delete('/api/cleaners/{id}/checks/{kind}/documents/{documentId}', {
        path: { id: cleanerId, kind, documentId },
      }),
    done: TEXTS.takenBack,
    failed: TEXTS.takeBackFailed,
    stale: [GROUPS.checks],
    // The file has arrived, even if an earlier answer was lost. Sending the same file again creates another document.
    onDone: () => keys.succeeded(undefined),
  });
}

export function useApplyAgain(cleaner: CleanerProfile) {
  const client = useQueryClient();
  return useSubmit({
    send: (_: void, idempotencyKey) =>
      api.post('/api/cleaners/{id}/apply-again', { path: { id: cleaner.id }, idempotencyKey }),
    done: PROFILE_TEXTS.signUp.rejected.sent,
    failed: PROFILE_TEXTS.signUp.rejected.failed,
    onRefused: () => {
      void refreshUser();
      void client.invalidateQueries({ queryKey: GROUPS.cleanersByUser });
      return false;
    },
    onDone: (profile) => {
      client.setQueryData(cleanerByUserQuery(profile.userId).queryKey, profile);
      void refreshUser();
    },
  });
}

/** The account becomes a customer's again, and the dashboard follows. */
export function useWithdrawApplication(cleanerId: number) {
  return useSave({
    send: () => api.post('/api/cleaners/{id}/withdraw-application', { path: { id: cleanerId } }),
    done: PROFILE_TEXTS.signUp.withdraw.done,
    failed: PROFILE_TEXTS.signUp.withdraw.failed,
    onRefused: () => {
      void refreshUser();
      return false;
    },
    stale: [GROUPS.cleanersByUser, GROUPS.checks],
    onDone: () => void refreshUser(),
  });
}
