import { api } from '../../../lib/api';
import type { LoginAnswer, SignedIn } from '../../../lib/contract';

export interface Credentials {
  email: string;
  password: string;
}

export const sendCredentials = (body: Credentials): Promise<LoginAnswer> => api.post('/api/login', { body });

export const sendSecondFactor = (challengeToken: string, code: string): Promise<SignedIn> =>
  api.post('/api/login/2fa', { body: { challengeToken, code } });
