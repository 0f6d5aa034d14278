import type { AuthProvider } from 'react-admin';
import { statusOf } from '../api/http';
import { checkSession, readSession, signOut } from './session';

/**
 * `SessionGate` decides who may enter, so react-admin's own checks always pass; lists have none (`useListPage`) and pages
 * leave them out (`disableAuthentication`), because they render all of it a second time and ask for its records only then.
 * A refused call changes the session, on which `SessionGate` acts.
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
    // The call may have been of a sign-in before this one: only the server knows of the token that is stored now.
    if ([401, 403].includes(statusOf(error))) await checkSession();
  },
  getPermissions: () => Promise.resolve(undefined),
};
