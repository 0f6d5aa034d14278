import { randomUUID } from 'node:crypto';
import { bookingPayload } from '../support/bookings.js';
import { applicationPayload, daysAhead, postingPayload } from '../support/jobs.js';
import { cleanerDetails, personDetails } from '../support/people.js';
import { CASE_ROWS } from './access-case-rows.js';
import { CHECK_ROWS } from './access-check-rows.js';
import { CLEANER_ROWS } from './access-cleaner-rows.js';
import { CONSOLE_BOOKING_ROWS } from './access-console-booking-rows.js';
import { CONSOLE_ROWS } from './access-console-rows.js';
import { KEY_ROWS } from './access-key-rows.js';
import { codeFor, namedProfile, row, type Row, type Situation } from './access-row.js';
import { TWO_FACTOR_ROWS } from './access-two-factor-rows.js';
import { WEBHOOK_ROWS } from './access-webhook-rows.js';
import { hasProfile } from './cast.js';
import * as scene from './scenes.js';

const newAddress = () => `${randomUUID()}@test.example`;
const userId = ({ named }: Situation) => ({ userId: named.user.id });
const ofOwner = ({ cast }: Situation) => ({ userId: cast.owner.user.id, customerId: cast.owner.user.id });
const ofCleaner = ({ cast }: Situation) => ({ id: cast.cleaner.cleaner.id, userId: cast.cleaner.user.id });
const profile = (situation: Situation) => ({ id: namedProfile(situation) });
const otherSide = ({ who, cast }: Situation) => ({
  otherUserId: who === 'owner' ? cast.cleaner.user.id : cast.owner.user.id,
});
const thread = ({ cast }: Situation) => ({
  conversationId: `${cast.owner.user.id}-${cast.cleaner.user.id}`,
});
const booking = ({ given }: Situation) => ({ bookingId: given.bookingId ?? given.id ?? 0 });
const ofBid = { given: scene.application };
const meOr = ({ me, cast }: Situation) => me ?? cast.owner;

/*                      visitor owner otherCustomer cleaner otherCleaner pendingCleaner suspended admin */
const EVERYBODY /*   */ = '200 200 200 200 200 200 200 200';
const CREATES /*     */ = '201 201 201 201 201 201 201 201';
const COUNTED /*     */ = '204 204 204 204 204 204 204 204';
const SIGNED_IN /*   */ = '401 200 200 200 200 200 401 200';
const SELF /*        */ = '401 200 403 200 403 200 401 403';
const THE_CUSTOMER /**/ = '401 200 403 403 403 403 401 403';
const OWN_PROFILE /* */ = '401 403 403 200 403 200 401 403';
const BOTH_PARTIES /**/ = '401 200 404 200 404 404 401 404';
const ADMIN_ONLY /*  */ = '401 403 403 403 403 403 401 200';

/** The status that each kind of caller gets from each call. */
export const ACCESS_MATRIX: Record<string, Row> = {
  'POST /api/login': row('200 200 200 200 200 200 403 200', {
    body: (s) => ({ email: meOr(s).user.email, password: meOr(s).password }),
  }),
  'POST /api/login/2fa': row(EVERYBODY, { given: scene.challenge, body: ({ given }) => given }),
  'POST /api/logout': row('401 204 204 204 204 204 401 204', { personal: true }),
  'POST /api/auth/register': row(CREATES, {
    body: () => ({ ...personDetails('customer'), userType: 'customer' }),
  }),
  'POST /api/auth/register-cleaner': row(CREATES, { body: () => cleanerDetails() }),
  'GET /api/auth/user': row(SIGNED_IN),
  'GET /api/auth/sessions': row(SIGNED_IN),
  // Not called as the admin, whose session the whole suite uses.
  'DELETE /api/auth/sessions': row('401 204 204 204 204 204 401 -', { personal: true }),
  'DELETE /api/auth/sessions/{sid}': row('401 204 404 404 404 404 401 404', { given: scene.secondSession }),
  'POST /api/auth/forgot-password': row(EVERYBODY, { body: () => ({ email: newAddress() }) }),
  'GET /api/auth/verify-reset-token/{token}': row('200 200 200 200 200 200 400 200', {
    given: scene.resetLink,
    params: ({ who, cast, given }) => (who === 'suspended' ? { token: cast.suspended.resetToken } : given),
  }),
  'POST /api/auth/reset-password': row('200 200 200 200 200 200 400 200', {
    given: scene.resetLink,
    body: ({ who, cast, given }) => ({
      token: who === 'suspended' ? cast.suspended.resetToken : given.token,
      newPassword: 'a brand new passphrase',
    }),
  }),
  // Not called as the admin, whose password the whole suite signs in with.
  'POST /api/auth/change-password': row('401 200 200 200 200 200 401 -', {
    personal: true,
    body: (s) => ({ currentPassword: meOr(s).password, newPassword: 'a brand new passphrase' }),
  }),
  'POST /api/auth/confirm': row(SIGNED_IN, { personal: true, body: (s) => ({ password: meOr(s).password }) }),
  'POST /api/auth/change-email': row('401 200 200 200 200 200 401 409', {
    personal: true,
    body: (s) => ({ email: newAddress(), password: meOr(s).password }),
  }),
  'POST /api/auth/confirm-email': row(EVERYBODY, { given: scene.newAddressLink, body: ({ given }) => given }),
  'POST /api/auth/send-verification': row(SELF, { body: (s) => ({ ...userId(s), type: 'email' }) }),
  'POST /api/auth/verify-email': row(SELF, {
    personal: true,
    body: async (s) => ({ ...userId(s), code: await codeFor(s, scene.emailCodeOf) }),
  }),
  ...TWO_FACTOR_ROWS,
  ...KEY_ROWS,

  'GET /api/users/{id}': row('401 200 404 200 404 200 401 200', {
    params: (s) => ({ id: s.who === 'pendingCleaner' ? s.named.user.id : s.cast.owner.user.id }),
  }),
  'PATCH /api/users/{id}': row(SELF, { body: () => ({ city: 'Oxford' }) }),
  'PATCH /api/users/{id}/privacy': row(SELF, {
    body: () => ({ allowProfileSearch: true, shareContactInfo: false }),
  }),
  'POST /api/users/{id}/upload-image': row(SELF, { photo: true }),
  'POST /api/users/{id}/deactivate': row('401 204 403 204 403 204 401 403', {
    personal: true,
    body: (s) => ({ password: meOr(s).password }),
  }),
  'GET /api/users/{id}/export': row(SELF),

  ...CLEANER_ROWS,

  'POST /api/bookings': row('401 201 201 403 403 403 401 201', {
    given: async (cast) => ({ cleanerId: (await cast.world.approvedCleaner()).cleaner.id }),
    body: (s) => bookingPayload(meOr(s), s.cast.cleaner, { cleanerId: Number(s.given.cleanerId) }),
  }),
  'GET /api/bookings/customer/{userId}': row(THE_CUSTOMER, { params: ofOwner }),
  'GET /api/bookings/customer/{userId}/summary': row(THE_CUSTOMER, { params: ofOwner }),
  'GET /api/bookings/cleaner': row('401 403 403 200 200 200 401 403', { scope: 'bookings:read' }),
  'GET /api/bookings/cleaner/{id}': row(OWN_PROFILE, { scope: 'bookings:read', params: profile }),
  'GET /api/bookings/cleaner/{id}/in-blocks': row(OWN_PROFILE, { scope: 'bookings:read', params: profile }),
  'GET /api/bookings/cleaner/{id}/summary': row(OWN_PROFILE, { scope: 'bookings:read', params: profile }),
  'GET /api/bookings/recent/{userId}': row(SELF, { scope: 'bookings:read' }),
  'GET /api/bookings/{id}': row(BOTH_PARTIES, { scope: 'bookings:read', given: scene.pendingBooking }),
  'GET /api/bookings/{id}/history': row(BOTH_PARTIES, {
    scope: 'bookings:read',
    given: scene.pendingBooking,
  }),
  'GET /api/bookings/{id}/calendar.ics': row(BOTH_PARTIES, {
    scope: 'bookings:read',
    given: scene.pendingBooking,
  }),
  'GET /api/bookings/{id}/slots': row('401 200 404 403 403 403 401 404', {
    given: scene.pendingBooking,
    query: 'from=2027-03-15&to=2027-03-16',
  }),
  'PATCH /api/bookings/{id}': row(BOTH_PARTIES, {
    scope: 'bookings:write',
    given: scene.pendingBooking,
    body: () => ({ status: 'cancelled' }),
  }),
  'POST /api/bookings/{id}/cancel': row(BOTH_PARTIES, {
    scope: 'bookings:write',
    given: scene.pendingBooking,
  }),
  'POST /api/bookings/{id}/reschedule': row('401 200 404 403 404 404 401 404', {
    given: scene.pendingBooking,
    body: () => ({ bookingDate: daysAhead(100).slice(0, 10), bookingTime: '14:00' }),
  }),

  'GET /api/postings/available': row('401 403 403 200 200 403 401 403', { scope: 'jobs:read' }),
  'GET /api/postings/customer/{customerId}': row(THE_CUSTOMER, { params: ofOwner }),
  'GET /api/postings/{id}': row('401 200 404 200 200 404 401 404', {
    scope: 'jobs:read',
    given: scene.openPosting,
  }),
  'POST /api/postings': row('401 201 201 403 403 403 401 201', { body: (s) => postingPayload(meOr(s)) }),
  'PATCH /api/postings/{id}': row('401 200 404 403 403 404 401 404', {
    given: scene.openPosting,
    body: () => ({ status: 'cancelled' }),
  }),
  'GET /api/applications/cleaner/{id}': row(OWN_PROFILE, { scope: 'applications:read', params: profile }),
  'GET /api/applications/posting/{postingId}': row('401 200 404 403 403 404 401 404', {
    given: scene.application,
  }),
  'POST /api/applications': row('401 403 403 201 201 403 401 403', {
    scope: 'applications:write',
    given: scene.strangersPosting,
    body: ({ me, cast, given }) =>
      applicationPayload(me && hasProfile(me) ? me : cast.cleaner, Number(given.postingId)),
  }),
  'PATCH /api/applications/{id}': row('401 200 404 403 404 404 401 404', {
    given: scene.application,
    body: () => ({ status: 'accepted' }),
  }),
  'POST /api/applications/{id}/confirm': row('401 403 403 200 404 403 401 403', {
    scope: 'applications:write',
    given: scene.application,
    body: () => ({ termsVersion: 1 }),
  }),
  'POST /api/applications/{id}/withdraw': row('401 403 403 200 404 404 401 403', {
    ...ofBid,
    scope: 'applications:write',
  }),

  'POST /api/messages': row('401 201 201 201 404 403 401 404', {
    body: (s) => ({
      senderId: meOr(s).user.id,
      receiverId: s.who === 'owner' || s.who === 'otherCustomer' ? ofCleaner(s).userId : ofOwner(s).userId,
      content: 'Good morning!',
    }),
  }),
  'GET /api/messages/conversations/{userId}': row(SELF),
  'GET /api/messages/conversation/{userId}/{otherUserId}': row(SELF, { params: otherSide }),
  'GET /api/messages/contact/{userId}/{otherUserId}': row(SELF, { params: otherSide }),
  'POST /api/messages/conversation/{userId}/{otherUserId}/read': row(SELF, { params: otherSide }),
  'GET /api/messages/recent/{userId}': row(SELF),
  'GET /api/messages/unread-count/{userId}': row(SELF),
  'GET /api/messages/{conversationId}': row(BOTH_PARTIES, { params: thread }),

  'POST /api/reviews': row('401 201 404 201 404 404 401 404', {
    given: scene.reviewableBooking,
    body: (s) => ({
      ...booking(s),
      reviewerId: meOr(s).user.id,
      rating: 5,
      comment: 'Friendly and on time.',
    }),
  }),
  'POST /api/reviews/{id}/report': row('401 201 201 201 201 201 401 201', {
    given: scene.review,
    body: () => ({ reason: 'It names my home address.' }),
  }),
  'GET /api/reviews/booking/{bookingId}': row(BOTH_PARTIES, {
    scope: 'reviews:read',
    given: scene.pendingBooking,
    params: booking,
  }),
  'GET /api/reviews/by-booking/{bookingId}': row(BOTH_PARTIES, {
    scope: 'reviews:read',
    given: scene.pendingBooking,
    params: booking,
  }),
  'GET /api/reviews/reviewee/{userId}': row(EVERYBODY, { scope: 'cleaners:read', params: ofCleaner }),
  'GET /api/reviews/reviewee/{userId}/spread': row(EVERYBODY, { scope: 'cleaners:read', params: ofCleaner }),

  ...CASE_ROWS,
  ...CHECK_ROWS,

  'GET /api/notifications/{userId}': row(SELF),
  'GET /api/notifications/{userId}/unread-count': row(SELF),
  'PATCH /api/notifications/{id}/read': row('401 200 404 404 404 404 401 404', { given: scene.notification }),
  'POST /api/notifications/{userId}/read-all': row(SELF),
  'GET /api/events': row(SIGNED_IN),
  ...WEBHOOK_ROWS,

  'GET /api/admin/stats': row(ADMIN_ONLY),
  'GET /api/admin/activity': row(ADMIN_ONLY),
  'GET /api/admin/users': row(ADMIN_ONLY),
  'GET /api/admin/users/{id}': row(ADMIN_ONLY, { given: scene.newcomer }),
  'POST /api/admin/users/{id}/suspend': row(ADMIN_ONLY, {
    given: scene.newcomer,
    body: () => ({ reason: 'Reported twice.' }),
  }),
  'POST /api/admin/users/{id}/reset-two-factor': row(ADMIN_ONLY, {
    given: scene.protectedPerson,
    body: () => ({ reason: 'Lost the phone; called back on the known number' }),
  }),
  'POST /api/admin/users/{id}/unsuspend': row(ADMIN_ONLY, { given: scene.newcomer }),
  'POST /api/admin/users/{id}/verify': row(ADMIN_ONLY, {
    given: scene.newcomer,
    body: () => ({ verify: true }),
  }),
  'POST /api/admin/users/bulk': row(ADMIN_ONLY, {
    given: scene.newcomer,
    body: ({ given }) => ({ change: 'verify', userIds: [Number(given.id)] }),
  }),
  'GET /api/admin/pending-cleaners': row(ADMIN_ONLY),
  'GET /api/admin/cleaner-applications': row(ADMIN_ONLY),
  'GET /api/admin/cleaner-applications/{id}': row(ADMIN_ONLY, { given: scene.applicant }),
  'POST /api/admin/cleaners/{id}/approve': row(ADMIN_ONLY, { given: scene.applicant }),
  'POST /api/admin/cleaners/{id}/withdraw-approval': row(ADMIN_ONLY, { given: scene.approvedApplicant }),
  'POST /api/admin/cleaners/{id}/reject': row(ADMIN_ONLY, { given: scene.applicant, body: () => ({}) }),
  'PATCH /api/admin/cleaners/{cleanerId}/insurance': row(ADMIN_ONLY, {
    given: scene.applicant,
    body: () => ({ insured: true }),
  }),
  ...CONSOLE_BOOKING_ROWS,
  ...CONSOLE_ROWS,

  'POST /api/contact': row(CREATES, {
    body: () => ({
      name: 'Ada Marsh',
      email: newAddress(),
      subject: 'Hello',
      message: 'Do you come to Bath?',
    }),
  }),
  'POST /api/client-errors': row(COUNTED, {
    body: () => ({ app: 'site', part: 'page', path: '/', message: 'items is not iterable' }),
  }),
  'POST /api/waitlist': row(CREATES, { body: () => ({ email: newAddress() }) }),
  'GET /api/geo/postcodes/{typed}': row(EVERYBODY, { params: () => ({ typed: 'OX1 2JD' }) }),
  'GET /api/config': row(EVERYBODY),
  'GET /api/files/{key}': row(EVERYBODY, { given: scene.photo }),
  'GET /api/dev/emails': row(EVERYBODY),
};
