import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiScope } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import type { ApiError } from '../../../lib/api-error';
import { GROUPS } from '../../../server-state/query-groups';
import { withSignIn } from '../../../lib/submit/with-sign-in';
import { useSave } from '../../../server-state/use-save';
import { TEXTS } from './api-keys.texts';

/** Keys end with the sessions, so both become stale together. */
const KEYS = [...GROUPS.sessions, 'api-keys'];

const keysQuery = queryOptions({
  queryKey: KEYS,
  queryFn: ({ signal }) => api.get('/api/keys', { signal }),
});

export const useApiKeys = () => useQuery(keysQuery);

export interface NewKey {
  name: string;
  scopes: ApiScope[];
  expiresInDays: number;
  password: string;
}

/** A key opens the account without a session, so each one requires the password. */
export function useMakeKey(onRefused: (error: ApiError) => boolean) {
  return useSave({
    send: withSignIn(async ({ password, ...body }: NewKey) => {
      await api.post('/api/auth/confirm', { body: { password } });
      return api.post('/api/keys', { body });
    }),
    failed: TEXTS.form.failed,
    onRefused,
    stale: [KEYS],
  });
}

export function useRevokeKey(leave: () => void) {
  return useSave({
    send: (id: number) => api.delete('/api/keys/{id}', { path: { id } }),
    done: TEXTS.revoke.done,
    failed: TEXTS.revoke.failed,
    stale: [KEYS],
    leave,
  });
}
