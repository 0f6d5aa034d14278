import { api } from '../../../lib/api';

export const reportReview = (id: number, reason: string, idempotencyKey: string) =>
  api.post('/api/reviews/{id}/report', { path: { id }, body: { reason }, idempotencyKey });
