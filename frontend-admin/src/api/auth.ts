import { api } from './http';

export const login = (email: string, password: string) =>
  api.post('/api/login', { body: { email, password } });

export const loginWithCode = (challengeToken: string, code: string) =>
  api.post('/api/login/2fa', { body: { challengeToken, code } });

/** Tells the server that a token, already forgotten here, is done with. */
export const logout = (token: string) =>
  api.post('/api/logout', { headers: { Authorization: `Bearer ${token}` }, outlivesPage: true });

export const currentUser = () => api.get('/api/auth/user');
