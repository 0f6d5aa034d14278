import { api } from '../../../lib/api';

export const requestReset = (email: string) => api.post('/api/auth/forgot-password', { body: { email } });

export const verifyResetToken = (token: string, signal?: AbortSignal) =>
  api.get('/api/auth/verify-reset-token/{token}', { path: { token }, signal });

export const resetPassword = (token: string, newPassword: string) =>
  api.post('/api/auth/reset-password', { body: { token, newPassword } });
