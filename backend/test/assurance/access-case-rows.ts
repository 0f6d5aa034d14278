import { row, type Row, type Situation } from './access-row.js';
import * as scene from './scenes.js';

/*                      visitor owner otherCustomer cleaner otherCleaner pendingCleaner suspended admin */
const SIGNED_IN /*  */ = '401 200 200 200 200 200 401 200';
const CUSTOMERS /* */ = '401 200 200 403 403 403 401 200';
const SAVES /*     */ = '401 204 204 403 403 403 401 204';
const ADMIN_ONLY /* */ = '401 403 403 403 403 403 401 200';

const listedCleaner = ({ cast }: Situation) => ({ cleanerId: cast.cleaner.cleaner.id });

/** Rows of the access matrix about blocks, disputes, reports and cases. */
export const CASE_ROWS: Record<string, Row> = {
  'GET /api/blocked-people': row(SIGNED_IN),
  'PUT /api/blocked-people/{userId}': row(SIGNED_IN, { given: scene.newCleaner }),
  'DELETE /api/blocked-people/{userId}': row('401 204 204 204 204 204 401 204', { given: scene.newCleaner }),

  'GET /api/saved-cleaners': row(CUSTOMERS),
  'GET /api/saved-cleaners/ids': row(CUSTOMERS),
  'PUT /api/saved-cleaners/{cleanerId}': row(SAVES, { params: listedCleaner }),
  'DELETE /api/saved-cleaners/{cleanerId}': row(SAVES, { params: listedCleaner }),

  'POST /api/bookings/{id}/happened': row('401 200 404 403 403 403 401 404', {
    given: scene.overdueBooking,
  }),
  'POST /api/bookings/{id}/not-happened': row('401 200 404 200 404 404 401 404', {
    scope: 'bookings:write',
    given: scene.overdueBooking,
    body: () => ({ text: 'Nobody came to the door.' }),
  }),

  'POST /api/cases': row('401 201 201 201 201 201 401 201', {
    given: scene.newCleaner,
    body: ({ given }) => ({
      kind: 'person',
      aboutId: Number(given.userId),
      reason: 'rude',
      text: 'They shouted at me on the phone.',
    }),
  }),
  'GET /api/cases': row(SIGNED_IN),
  'GET /api/cases/told': row(SIGNED_IN),
  'GET /api/cases/{id}': row('401 200 404 404 404 404 401 404', { given: scene.ownReport }),

  'GET /api/admin/cases': row(ADMIN_ONLY),
  'GET /api/admin/cases/{id}': row(ADMIN_ONLY, { given: scene.ownReport }),
  'GET /api/admin/cases/{id}/thread': row(ADMIN_ONLY, { given: scene.reportedMessage }),
  'POST /api/admin/cases/{id}/start': row(ADMIN_ONLY, { given: scene.ownReport }),
  'POST /api/admin/cases/{id}/notes': row(ADMIN_ONLY, {
    given: scene.ownReport,
    body: () => ({ text: 'Called her at noon.' }),
  }),
  'POST /api/admin/cases/{id}/close': row(ADMIN_ONLY, {
    given: scene.ownReport,
    body: () => ({ outcome: 'no-action', outcomeForReporter: 'Thank you for telling us.' }),
  }),
  'POST /api/admin/cases/{id}/reopen': row(ADMIN_ONLY, { given: scene.closedReport }),
};
