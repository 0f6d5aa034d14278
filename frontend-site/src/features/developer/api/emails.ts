import { api } from '../../../lib/api';

export const getEmails = (recipient: string, signal: AbortSignal) =>
  api.get('/api/dev/emails', { query: { recipient: recipient || undefined }, signal });
