import { addDays, ukToday } from '@tidyhearth/domain';
import { ADMIN } from '../../../scripts/lib/scratch-app.mjs';
import type { Actor, Cast } from './cast.js';

type Values = Record<string, unknown>;

export interface FieldRule {
  route: string;
  who: Actor;
  /** Merged into a valid body. */
  change: Values | ((cast: Cast) => Values);
  status: number;
}

const rules = (route: string, who: Actor, entries: [FieldRule['change'], number][]): FieldRule[] =>
  entries.map(([change, status]) => ({ route, who, change, status }));
const all = (status: number, ...changes: FieldRule['change'][]) =>
  changes.map((change): [FieldRule['change'], number] => [change, status]);

const REGISTERING = all(
  400,
  { id: 1 },
  { isAdmin: true },
  { isVerified: true },
  { emailVerifiedAt: 1 },
  { is2FAEnabled: true },
  { rating: 5 },
  { agreedToTerms: false },
  { agreedToPrivacy: 'true' },
  { agreedToTerms: undefined },
  { password: '12345' },
  { email: 'ádmin@tidyhearth.example' },
  { email: 'ａdmin@tidyhearth.example' },
  { email: 'a@test.example,b@test.example' },
  { email: 'a@test.example\r\nBcc: b@test.example' },
  { firstName: '\u200b' },
);
const ADMIN_ADDRESS = all(409, { email: ADMIN.email }, { email: ` ${ADMIN.email.toUpperCase()} ` });
const CHANGED = [1_000_000, 'changed', true, null, [], '2020-01-01T00:00:00.000Z'];

/** The field with values of each type that differ from its present one. */
const changed = (...fields: string[]) =>
  fields.flatMap((field) => CHANGED.map((value): Values => ({ [field]: value })));

/** Fields that only the server sets, whatever a body says. A refused body must leave every row unchanged. */
export const REFUSED: FieldRule[] = [
  ...rules('POST /api/auth/register', 'anonymous', [
    ...REGISTERING,
    ...ADMIN_ADDRESS,
    ...all(400, { userType: 'cleaner' }, { userType: 'admin' }, { isSuspended: false }),
  ]),
  ...rules('POST /api/auth/register-cleaner', 'anonymous', [
    ...REGISTERING,
    ...ADMIN_ADDRESS,
    ...all(400, { status: 'approved' }, { isBackgroundChecked: true }, { isInsured: true }, { userId: 1 }),
    ...all(400, { hourlyRate: '11.99' }, { hourlyRate: 80.01 }, { services: ['magic'] }, { services: [] }),
  ]),
  ...rules('POST /api/cleaners', 'owner', [
    ...all(400, { status: 'approved' }, { isInsured: true }, { userId: 1 }, { wasCustomer: false }),
    ...all(400, { hourlyRate: '11.99' }, { services: ['magic'] }, { password: 'another one' }),
  ]),
  ...rules('PATCH /api/users/{id}', 'owner', [
    ...all(400, { password: 'x' }, { twoFASecret: 'x' }, { ratingSum: 5 }, { passwordResetToken: 'x' }),
    ...all(400, { deactivatedAt: null }, { emailVerifiedAt: 1 }, { termsAcceptedAt: 1 }),
  ]),
  ...rules('PATCH /api/users/{id}/privacy', 'owner', [
    ...all(400, { allowProfileSearch: 'true' }, { shareContactInfo: 1 }, { shareContactInfo: null }),
    ...all(400, { isVerified: true }),
  ]),
  ...rules('PATCH /api/cleaners/{id}', 'cleaner', [
    ...all(400, { hourlyRate: '9.99' }, { hourlyRate: 100.01 }, { responseTime: 'Within 5 minutes' }),
    ...all(400, { services: ['magic'] }, { services: ['deep', 'deep'] }, { postcode: 'OX1' }),
    ...all(400, { latitude: 0 }, { isListed: true }, { serviceMask: 1 }, { reviewedAt: 1 }),
    ...all(404, { postcode: 'ZZ9 9ZZ' }),
  ]),
  ...rules('POST /api/bookings', 'owner', [
    ...all(403, ({ otherCustomer }) => ({ customerId: otherCustomer.user.id })),
    ...all(404, ({ pendingCleaner }) => ({ cleanerId: pendingCleaner.cleaner.id }), {
      cleanerId: 2_000_000_000,
    }),
    ...all(409, { totalAmount: '1.00' }, { totalAmount: 0 }),
    ...all(400, { hourlyRatePence: 1 }, { bookingFee: '1.00' }, { paidAt: 1 }, { status: 'accepted' }),
    ...all(400, { bookingDate: addDays(ukToday(), -1) }, { bookingDate: addDays(ukToday(), 1000) }),
    ...all(400, { bookingTime: '09:15' }, { bookingTime: '24:00' }, { estimatedDuration: 2.25 }),
    ...all(400, { estimatedDuration: 9 }, { serviceType: 'oven' }, { homeSize: 'Castle' }, { postcode: '' }),
  ]),
  ...rules('PATCH /api/bookings/{id}', 'owner', [
    ...all(403, { status: 'confirmed' }, { status: 'completed' }),
    ...all(409, { status: 'paid' }, { status: 'pending' }),
    ...all(400, { status: 'accepted' }, { totalAmount: '1.00' }, { cleanerId: 1 }),
  ]),
  ...rules('PATCH /api/bookings/{id}', 'cleaner', [
    ...all(409, { status: 'paid' }, { status: 'pending' }),
    ...all(400, { totalAmount: '999.00' }),
  ]),
  ...rules('POST /api/postings', 'owner', [
    ...all(403, ({ otherCustomer }) => ({ customerId: otherCustomer.user.id })),
    ...all(400, { status: 'assigned' }, { assignedCleanerId: 1 }, { applicationsCount: 9 }, { id: 1 }),
    ...all(400, { maxBudget: 19.99 }, { maxBudget: '50.001' }, { estimatedDuration: 0.25 }),
    ...all(400, { estimatedDuration: 8.5 }, { estimatedDuration: 1.2 }, { postingDate: '2020-01-01' }),
  ]),
  ...rules('PATCH /api/postings/{id}', 'owner', [
    ...all(403, ({ otherCustomer }) => ({ customerId: otherCustomer.user.id })),
    ...all(409, ({ cleaner }) => ({ status: 'assigned', assignedCleanerId: cleaner.cleaner.id })),
    ...all(409, { status: 'assigned' }, { status: 'completed' }),
    ...all(400, { status: 'paid' }, { applicationsCount: 9 }, { bookingId: 1 }),
  ]),
  ...rules('POST /api/applications', 'cleaner', [
    ...all(403, ({ otherCleaner }) => ({ cleanerId: otherCleaner.cleaner.id })),
    ...all(404, { postingId: 2_000_000_000 }),
    ...all(
      400,
      { status: 'accepted' },
      { proposedRate: 0 },
      { proposedRate: '1000.00' },
      { proposedRate: -5 },
    ),
    ...all(409, { termsVersion: 2 }),
  ]),
  ...rules('PATCH /api/applications/{id}', 'owner', [
    ...all(400, { status: 'pending' }, { proposedRate: '0.00' }, { cleanerId: 1 }),
    ...all(409, { termsVersion: 2 }, { proposedRate: '1.00' }),
  ]),
  ...rules('POST /api/applications/{id}/confirm', 'cleaner', [
    ...all(409, { termsVersion: 2 }),
    ...all(400, { proposedRate: '1.00' }, { status: 'accepted' }, { termsVersion: undefined }),
  ]),
  ...rules('POST /api/reviews', 'owner', [
    ...all(403, ({ cleaner }) => ({ reviewerId: cleaner.user.id })),
    ...all(400, ({ owner }) => ({ revieweeId: owner.user.id }), { reviewType: 'cleaner-to-customer' }),
    ...all(400, { rating: 0 }, { rating: 6 }, { rating: 4.5 }, { rating: '5' }),
    ...all(400, { comment: 'Too short' }, { comment: 'x'.repeat(501) }, { createdAt: '2020-01-01' }),
  ]),
  ...rules('POST /api/messages', 'owner', [
    ...all(403, ({ otherCustomer }) => ({ senderId: otherCustomer.user.id })),
    ...all(400, ({ owner }) => ({ receiverId: owner.user.id })),
    ...all(404, { receiverId: 2_000_000_000 }, ({ suspended }) => ({ receiverId: suspended.user.id })),
    ...all(404, { bookingId: 2_000_000_000 }),
    ...all(400, { content: ' \u200b\n ' }, { content: 'x'.repeat(2001) }, { isRead: 'yes' }),
  ]),
  ...rules('POST /api/cases', 'owner', [
    ...all(
      400,
      { kind: 'dispute' },
      { kind: 'stranded-booking' },
      { reason: 'damage' },
      { text: 'Too short' },
    ),
    ...all(400, { status: 'closed' }, { openedById: 1 }, { subjectId: 1 }, { outcome: 'no-action' }),
    ...all(409, ({ owner }) => ({ aboutId: owner.user.id })),
    ...all(404, { aboutId: 2_000_000_000 }, ({ otherCustomer }) => ({ aboutId: otherCustomer.user.id })),
  ]),
  ...rules('POST /api/admin/cases/{id}/close', 'admin', [
    ...all(400, { outcome: 'keep' }, { outcome: 'took-place' }, { outcomeForReporter: null }),
    ...all(400, { outcomeForSubject: 'You did it.' }, { decidedBy: 1 }, { closedAt: 1 }, { status: 'open' }),
  ]),
  ...rules('POST /api/admin/cases/{id}/notes', 'admin', [
    ...all(400, { text: ' ' }, { text: 'x'.repeat(2001) }, { authorId: 1 }, { kind: 'addition' }),
  ]),
  ...rules(
    'POST /api/admin/users/{id}/verify',
    'admin',
    all(400, { verify: 'true' }, { verify: 1 }, { isAdmin: true }),
  ),
  ...rules('POST /api/admin/users/bulk', 'admin', [
    ...all(400, { change: 'delete' }, { change: ['verify'] }, { change: null }),
    ...all(400, { userIds: [] }, { userIds: [1, 1] }, { userIds: ['1'] }, { userIds: 1 }, { userIds: [0] }),
    ...all(400, { userIds: Array.from({ length: 101 }, (_, index) => index + 1) }, { userIds: null }),
  ]),
  ...rules(
    'PATCH /api/admin/cleaners/{cleanerId}/insurance',
    'admin',
    all(400, { insured: 1 }, { insured: null }),
  ),
];

/** Read-only fields of editable objects: accepted when sent back unchanged, refused when changed. */
export const ECHOED: { read: string; route: string; who: 'owner' | 'cleaner'; fields: Values[] }[] = [
  {
    read: 'GET /api/auth/user',
    route: 'PATCH /api/users/{id}',
    who: 'owner',
    fields: changed(
      ...['id', 'email', 'userType', 'isAdmin', 'emailVerified', 'isSuspended', 'is2FAEnabled', 'isVerified'],
      ...['rating', 'reviewCount', 'profileImageUrl', 'cleanerId', 'cleanerStatus', 'createdAt'],
      ...['allowProfileSearch', 'shareContactInfo'],
    ),
  },
  {
    read: 'GET /api/cleaners/{id}',
    route: 'PATCH /api/cleaners/{id}',
    who: 'cleaner',
    fields: changed(
      ...[
        'id',
        'userId',
        'user',
        'profileImage',
        'rating',
        'reviewCount',
        'isInsured',
        'isBackgroundChecked',
      ],
      ...['status', 'rejectionReason'],
    ),
  },
];
