import { row, type Row } from './access-row.js';
import * as scene from './scenes.js';

/*                     visitor owner otherCustomer cleaner otherCleaner pendingCleaner suspended admin */
const ADMIN_ONLY = '401 403 403 403 403 403 401 200';

const SPREADSHEETS = [
  'users',
  'cleaner-applications',
  'bookings',
  'postings',
  'applications',
  'reviews',
  'review-reports',
  'contact-messages',
  'waitlist',
  'mail-queue',
  'audit-log',
];

/** Rows of the access matrix about the console's lists of jobs, reviews, contact messages and audit entries. */
export const CONSOLE_ROWS: Record<string, Row> = {
  'GET /api/admin/postings': row(ADMIN_ONLY),
  'GET /api/admin/applications': row(ADMIN_ONLY),
  'GET /api/admin/reviews': row(ADMIN_ONLY),
  'POST /api/admin/reviews/{id}/hide': row(ADMIN_ONLY, {
    given: scene.review,
    body: () => ({ reason: 'Private data' }),
  }),
  'POST /api/admin/reviews/{id}/unhide': row(ADMIN_ONLY, { given: scene.hiddenReview }),
  'GET /api/admin/review-reports': row(ADMIN_ONLY),
  'POST /api/admin/review-reports/{id}/dismiss': row(ADMIN_ONLY, { given: scene.report }),
  'POST /api/admin/review-reports/{id}/reopen': row(ADMIN_ONLY, { given: scene.dismissedReport }),
  ...Object.fromEntries(SPREADSHEETS.map((name) => [`GET /api/admin/${name}.csv`, row(ADMIN_ONLY)])),
  'GET /api/admin/contact-messages': row(ADMIN_ONLY),
  'GET /api/admin/waitlist': row(ADMIN_ONLY),
  'GET /api/admin/client-errors': row(ADMIN_ONLY),
  'GET /api/admin/security': row(ADMIN_ONLY),
  'GET /api/admin/audit-log': row(ADMIN_ONLY),
  'GET /api/admin/mail-queue': row(ADMIN_ONLY),
  'GET /api/admin/mail-queue/{id}': row(ADMIN_ONLY, { given: scene.unsentMail }),
  'POST /api/admin/mail-queue/{id}/retry': row(ADMIN_ONLY, { given: scene.unsentMail }),
  'POST /api/admin/mail-queue/{id}/dismiss': row(ADMIN_ONLY, { given: scene.unsentMail }),
};
