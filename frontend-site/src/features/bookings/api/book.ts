import { api } from '../../../lib/api';
import { withSignIn } from '../../../lib/submit/with-sign-in';
import type { toBookingPayload } from '../request/booking-form';

export const createBooking = withSignIn((body: ReturnType<typeof toBookingPayload>, idempotencyKey: string) =>
  api.post('/api/bookings', { body, idempotencyKey }),
);
