import { api } from '../../../lib/api';
import type { toBookingPayload } from '../request/booking-form';

export const createBooking = (body: ReturnType<typeof toBookingPayload>, idempotencyKey: string) =>
  api.post('/api/bookings', { body, idempotencyKey });
