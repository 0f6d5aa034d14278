import { api } from '../../../lib/api';

export const getEmails = (recipient: string) =>
  api.get('/api/dev/emails', { query: { recipient: recipient || undefined } });
