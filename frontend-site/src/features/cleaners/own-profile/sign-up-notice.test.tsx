import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AccountUser, CleanerProfile, OwnCheck } from '../../../lib/contract';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { TEXTS as CHECK_TEXTS } from '../checks/checks.texts';
import { TEXTS } from './own-profile.texts';
import { SignUpNotice } from './sign-up-notice';

const CLEANER: CleanerProfile = {
  id: 5,
  userId: 50,
  user: { id: 50, firstName: 'Ida', lastName: 'Marsh', isVerified: false },
  bio: 'Careful.',
  experience: null,
  hourlyRate: '20.00',
  isAvailable: true,
  isBackgroundChecked: false,
  checks: [],
  isInsured: false,
  location: 'Oxford',
  profileImage: null,
  rating: 0,
  responseTime: 'Within 1 hour',
  reviewCount: 0,
  services: ['regular'],
  status: 'rejected',
  rejectionReason: 'Please send your insurance.',
};

const USER: AccountUser = {
  id: 50,
  email: 'ida@test.example',
  emailVerified: true,
  firstName: 'Ida',
  lastName: 'Marsh',
  phone: null,
  userType: 'cleaner',
  cleanerId: 5,
  cleanerStatus: 'rejected',
  isAdmin: false,
  isSuspended: false,
  isVerified: false,
  is2FAEnabled: false,
  mustSetUpTwoFactor: false,
  emailNotifications: true,
  smsNotifications: false,
  allowProfileSearch: true,
  shareContactInfo: true,
  username: null,
  cleaningPreferences: null,
  profileImageUrl: null,
  rating: 0,
  reviewCount: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  streetAddress: null,
  city: null,
  county: null,
  postcode: null,
};

const NOTHING = { current: null, open: null, refused: null };
const CHECKS: OwnCheck[] = [
  {
    ...NOTHING,
    kind: 'identity',
    current: { kind: 'identity', checkedOn: '2026-03-12', expiresOn: '2029-03-12' },
  },
  {
    ...NOTHING,
    kind: 'background',
    open: {
      state: 'submitted',
      cause: null,
      reason: null,
      documents: [
        { id: 7, contentType: 'application/pdf', sizeBytes: 2048, createdAt: '2026-03-12T09:00:00.000Z' },
      ],
    },
  },
  {
    ...NOTHING,
    kind: 'insurance',
    refused: { reason: 'It ended last year.', decidedAt: '2026-03-12T09:00:00.000Z' },
  },
];

const CHECKS_CALL = 'GET /api/cleaners/5/checks';
const WITHDRAW = 'POST /api/cleaners/5/withdraw-application';
const AGAIN = 'POST /api/cleaners/5/apply-again';

function open(cleaner: CleanerProfile, work?: string) {
  serve({
    'GET /api/cleaners/by-user/50': () => ({ body: cleaner }),
    [CHECKS_CALL]: () => ({ body: CHECKS }),
    [AGAIN]: () => ({ body: { ...cleaner, status: 'pending', rejectionReason: null } }),
    [WITHDRAW]: () => ({ body: { ...USER, userType: 'customer', cleanerId: null, cleanerStatus: null } }),
    'GET /api/auth/user': () => ({ body: USER }),
    'DELETE /api/cleaners/5/checks/background/documents/7': () => ({ body: CHECKS }),
  });
  renderOnSite(<SignUpNotice user={USER} cleaner={cleaner} work={work} />);
  return userEvent.setup();
}

describe('the notice of an application', () => {
  it('says the reason of a rejection, and sends the application again', async () => {
    const user = open(CLEANER);
    expect(screen.getByText('Please send your insurance.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: TEXTS.signUp.rejected.again }));
    expect(await screen.findByText(TEXTS.signUp.rejected.sent.title)).toBeTruthy();
    expect(callsTo(AGAIN)).toHaveLength(1);
  });

  it('has words where no reason was given, and none of it while an application waits', () => {
    open({ ...CLEANER, rejectionReason: null });
    expect(screen.getByText(TEXTS.signUp.rejected.noReason)).toBeTruthy();
  });

  it('offers a waiting applicant nothing to send again', () => {
    open({ ...CLEANER, status: 'pending', rejectionReason: null });
    expect(screen.getByText(TEXTS.signUp.pending.text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: TEXTS.signUp.rejected.again })).toBeNull();
  });

  it('says at the step of the review whom to write to where it takes longer than promised', () => {
    open({ ...CLEANER, status: 'pending', rejectionReason: null });
    const review = screen.getByText(TEXTS.signUp.steps[1]?.title ?? '').closest('li');
    const link = within(review ?? document.body).getByRole('link', { name: 'write to us' });
    expect(link.getAttribute('href')).toBe('/contact');
    expect(review?.textContent).toContain('takes longer');
  });

  it.each(['pending', 'rejected'] as const)(
    'lets a %s applicant be a customer again, who is asked first',
    async (status) => {
      const user = open({ ...CLEANER, status, rejectionReason: null });
      const { withdraw } = TEXTS.signUp;
      await user.click(screen.getByRole('button', { name: withdraw.open }));
      expect(callsTo(WITHDRAW)).toHaveLength(0);
      await user.click(await screen.findByRole('button', { name: withdraw.confirm }));
      expect(await screen.findByText(withdraw.done.title)).toBeTruthy();
      expect(callsTo(WITHDRAW)).toHaveLength(1);
    },
  );

  it.each(['pending', 'rejected'] as const)(
    'leaves a %s cleaner the agreed work, and offers no way back that would be refused',
    (status) => {
      open({ ...CLEANER, status, rejectionReason: null }, 'Three visits');
      const { again, pending, steps, withdraw } = TEXTS.signUp;
      expect(screen.getByText('Three visits')).toBeTruthy();
      expect(screen.getByText(again.stays, { exact: false })).toBeTruthy();
      for (const absent of [pending.text, withdraw.open, ...steps.map(({ title }) => title)])
        expect(screen.queryByText(absent)).toBeNull();
    },
  );

  it('shows where each check stands, and takes a document back', async () => {
    const user = open(CLEANER);
    const card = async (kind: keyof typeof CHECK_TEXTS.kinds) =>
      within(await screen.findByRole('region', { name: CHECK_TEXTS.kinds[kind].title }));
    expect((await card('identity')).getByText(CHECK_TEXTS.states.passed)).toBeTruthy();
    expect((await card('background')).getByText(CHECK_TEXTS.states.submitted)).toBeTruthy();
    expect((await card('insurance')).getByText(CHECK_TEXTS.refused('It ended last year.'))).toBeTruthy();
    await user.click((await card('background')).getByRole('button', { name: /Take back/ }));
    expect(await screen.findByText(CHECK_TEXTS.takenBack.title)).toBeTruthy();
  });
});
