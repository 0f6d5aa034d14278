import type { AuthProvider } from 'react-admin';
import { statusOf } from '../api/http';
import { checkSession, endSession, readSession, signOut } from './session';

/**
 * The gate in front of the console decides who comes in, so react-admin is only told what already holds. A refused
 * call changes the session, and the gate closes by itself.
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
    const status = statusOf(error);
    if (status === 401) endSession();
    else if (status === 403) await checkSession();
  },
  getPermissions: () => Promise.resolve(undefined),
};
