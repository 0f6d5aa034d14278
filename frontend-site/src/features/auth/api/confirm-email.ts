import { api } from '../../../lib/api';

export const confirmEmail = (token: string) => api.post('/api/auth/confirm-email', { body: { token } });
