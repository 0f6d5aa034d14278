/** Calls that take an `Idempotency-Key`. Generated from the API document by `npm run api:generate`. */
export const IDEMPOTENT_CALLS: ReadonlySet<string> = new Set([
  'patch /api/applications/{id}',
  'patch /api/bookings/{id}',
  'post /api/applications',
  'post /api/auth/register',
  'post /api/auth/register-cleaner',
  'post /api/bookings',
  'post /api/bookings/{id}/cancel',
  'post /api/bookings/{id}/reschedule',
  'post /api/cases',
  'post /api/cleaners/{id}/blocks',
  'post /api/contact',
  'post /api/messages',
  'post /api/postings',
  'post /api/reviews',
  'post /api/reviews/{id}/report',
  'post /api/waitlist',
]);
