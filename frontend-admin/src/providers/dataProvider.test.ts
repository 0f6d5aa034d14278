import { HttpError } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { serve, type Call } from '../test/fakeServer';
import { dataProvider } from './dataProvider';

vi.stubGlobal('localStorage', { getItem: () => 'token' });

const KEY = '4f5a2c1e-9b7d-4c3a-8e6f-0a1b2c3d4e5f';

let calls: Call[];
beforeEach(() => {
  calls = serve(({ path }) => ({ body: path.endsWith('/bulk') ? { refused: [] } : { id: 7 } }));
});

test.each([
  ['approveCleaner', [7], 'POST /api/admin/cleaners/7/approve', undefined],
  ['withdrawApproval', [7], 'POST /api/admin/cleaners/7/withdraw-approval', undefined],
  ['rejectCleaner', [7, { reason: 'Why' }], 'POST /api/admin/cleaners/7/reject', { reason: 'Why' }],
  ['suspendUser', [7, 'Spam'], 'POST /api/admin/users/7/suspend', { reason: 'Spam' }],
  ['unsuspendUser', [7], 'POST /api/admin/users/7/unsuspend', undefined],
  ['setVerified', [7, true], 'POST /api/admin/users/7/verify', { verify: true }],
  ['changeUsers', [[7, 8], 'verify'], 'POST /api/admin/users/bulk', { userIds: [7, 8], change: 'verify' }],
  [
    'cancelBooking',
    [7, 'Ill', '2026-11-20T10:00:00.000Z', KEY],
    'POST /api/admin/bookings/7/cancel',
    { reason: 'Ill', seenStartsAt: '2026-11-20T10:00:00.000Z' },
  ],
  [
    'decideBooking',
    [7, { decision: 'keep', note: 'Fine' }, KEY],
    'POST /api/admin/bookings/7/decision',
    { decision: 'keep', note: 'Fine' },
  ],
  ['markBookingPaid', [7], 'POST /api/admin/bookings/7/paid', undefined],
  ['retryMail', [7], 'POST /api/admin/mail-queue/7/retry', undefined],
  ['dismissMail', [7], 'POST /api/admin/mail-queue/7/dismiss', undefined],
  ['hideReview', [7, 'Why', KEY], 'POST /api/admin/reviews/7/hide', { reason: 'Why' }],
  ['unhideReview', [7], 'POST /api/admin/reviews/7/unhide', undefined],
  ['dismissReport', [7], 'POST /api/admin/review-reports/7/dismiss', undefined],
  ['reopenReport', [7], 'POST /api/admin/review-reports/7/reopen', undefined],
] as const)('%s is one call that the server can recognise', async (verb, given, call, body) => {
  const run: (...args: never[]) => Promise<unknown> = dataProvider[verb];
  await run(...(given as readonly unknown[] as never[]));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([call]);
  expect(calls[0]?.body).toEqual(body);
  expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
  expect(calls[0]?.headers.get('Authorization')).toBe('Bearer token');
});

test.each([
  ['users', '/api/admin/users/7'],
  ['applications', '/api/admin/cleaner-applications/7'],
  ['bookings', '/api/admin/bookings/7'],
  ['mail-queue', '/api/admin/mail-queue/7'],
])('one of %s has an address of its own', async (resource, path) => {
  expect(await dataProvider.getOne(resource, { id: 7 })).toEqual({ data: { id: 7 } });
  expect(calls.map((call) => call.path)).toEqual([path]);
});

test('what has no page of its own can’t be asked for, and nothing is written past the verbs', async () => {
  await expect(dataProvider.getOne('waitlist', { id: 7 })).rejects.toThrow('no single record');
  await expect(dataProvider.delete('users', { id: 7 })).rejects.toThrow('verbs');
  expect(calls).toEqual([]);
});

test.each([
  [
    {
      status: 409,
      body: { statusCode: 409, error: 'Conflict', code: 'STATE_CONFLICT', message: 'It has changed.' },
    },
    409,
    'It has changed.',
  ],
  [{ status: 502, body: '<html>' }, 502, 'The server answered 502.'],
  [undefined, 0, 'The server could not be reached. Check your connection and try again.'],
])('a refusal of %j is told in words', async (answer, status, message) => {
  serve(() => answer);
  const error: unknown = await dataProvider.retryMail(7).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status, message });
});
