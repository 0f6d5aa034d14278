import { api } from '../../../lib/api';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const sendContact = (body: ContactMessage, idempotencyKey: string) =>
  api.post('/api/contact', { body, idempotencyKey });
