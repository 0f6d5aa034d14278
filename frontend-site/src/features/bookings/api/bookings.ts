import { api } from '../../../lib/api';
import type { toBookingPayload } from '../booking-form';

export const createBooking = (body: ReturnType<typeof toBookingPayload>, idempotencyKey: string) =>
  api.post('/api/bookings', { body, idempotencyKey });

/** The free starts of one day. */
export async function getFreeStarts(cleanerId: number, date: string) {
  const days = await api.get('/api/cleaners/{id}/slots', {
    path: { id: cleanerId },
    query: { from: date, to: date },
  });
  return days.find((day) => day.date === date)?.starts ?? [];
}

export const getPublicConfig = () => api.get('/api/config');
