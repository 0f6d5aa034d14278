import { row, type Row } from './access-row.js';
import * as scene from './scenes.js';

/*                      visitor owner otherCustomer cleaner otherCleaner pendingCleaner suspended admin */
const ADMIN_ONLY /* */ = '401 403 403 403 403 403 401 200';

/** Rows of the access matrix about the console's bookings. */
export const CONSOLE_BOOKING_ROWS: Record<string, Row> = {
  'GET /api/admin/bookings/recent': row(ADMIN_ONLY, { scope: 'bookings:read' }),
  'GET /api/admin/bookings/{id}': row(ADMIN_ONLY, { scope: 'bookings:read', given: scene.finishedBooking }),
  'POST /api/admin/bookings/{id}/cancel': row(ADMIN_ONLY, {
    given: scene.agreedBooking,
    body: () => ({ reason: 'The cleaner is ill.' }),
  }),
  'POST /api/admin/bookings/{id}/decision': row(ADMIN_ONLY, {
    given: scene.strandedBooking,
    body: () => ({ decision: 'keep', note: 'Both agreed.' }),
  }),
  'POST /api/admin/bookings/{id}/paid': row(ADMIN_ONLY, { given: scene.finishedBooking }),
};
