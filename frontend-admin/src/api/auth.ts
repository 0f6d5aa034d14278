import { api, CURRENT_USER } from './http';

export const login = (email: string, password: string) =>
  api.post('/api/login', { body: { email, password } });

export const loginWithCode = (challengeToken: string, code: string) =>
  api.post('/api/login/2fa', { body: { challengeToken, code } });

export { tellSignedOut } from '@tidyhearth/api-client/sign-out';

export const confirmPassword = (password: string) => api.post('/api/auth/confirm', { body: { password } });

export const currentUser = () => api.get(CURRENT_USER);
