import type { AuthProvider } from 'react-admin';
import { statusOf } from '../api/http';
import { checkSession, readSession, signOut } from './session';

/**
 * `SessionGate` decides who may enter, so react-admin's own checks always pass. Lists have none (`useListPage`), and
 * pages disable them (`disableAuthentication`), because they would render everything twice and fetch records only then.
 * A refused call changes the session, to which `SessionGate` reacts.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('Signing in is the gate’s work.')),
  logout: () => {
    signOut();
    return Promise.resolve(false as const);
  },
  checkAuth: () =>
    readSession().phase === 'admin' ? Promise.resolve() : Promise.reject(new Error('Not signed in')),
  checkError: async (error: unknown) => {
    // The call may belong to an earlier sign-in. Only the server knows whether the stored token is still valid.
    if ([401, 403].includes(statusOf(error))) await checkSession();
  },
  getPermissions: () => Promise.resolve(undefined),
};
