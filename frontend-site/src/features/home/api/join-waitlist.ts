import { api } from '../../../lib/api';

export const joinWaitlist = (email: string, idempotencyKey: string) =>
  api.post('/api/waitlist', { body: { email }, idempotencyKey });
