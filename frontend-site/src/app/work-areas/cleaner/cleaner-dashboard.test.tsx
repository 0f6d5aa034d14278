import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type CheckCause, ukToday } from '@tidyhearth/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEXTS as ACCOUNT_TEXTS } from '../../../features/account/account.texts';
import { TEXTS as CHECKS } from '../../../features/cleaners/checks/checks.texts';
import { TEXTS as PROFILE_TEXTS } from '../../../features/cleaners/own-profile/own-profile.texts';
import { TEXTS as POSTING_TEXTS } from '../../../features/postings/postings.texts';
import type {
  AccountUser,
  Application,
  BookingSummary,
  CleanerProfile,
  OwnCheck,
} from '../../../lib/contract';
import { signIn, signOut } from '../../../lib/session';
import { bookingAt } from '../../../test/booking';
import { BID, CLEANER, CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { GROUPS } from '../../../server-state/query-groups';
import { queryClient } from '../../../server-state/query-client';
import { TEXTS as OVERVIEW_TEXTS } from './cleaner-area.texts';
import { CleanerDashboard } from './cleaner-dashboard';
import { CleanerOverview } from './cleaner-overview';

const USER: AccountUser = {
  ...CUSTOMER,
  id: 50,
  userType: 'cleaner',
  cleanerId: 5,
  cleanerStatus: 'pending',
};
const PROFILE = 'GET /api/cleaners/by-user/50';
const LIST = 'GET /api/bookings/cleaner/5';
const NONE: BookingSummary = {
  changedAt: null,
  requestedAt: null,
  earnedAt: null,
  counts: { pending: 0, confirmed: 0, completed: 0, cancelled: 0 },
  awaitingWord: 0,
  thisMonth: 0,
  thisWeek: 0,
  today: 0,
  totalAmount: '0.00',
};
const { pending, again, rejected, withdraw } = PROFILE_TEXTS.signUp;

function open(
  status: CleanerProfile['status'],
  counts: Partial<BookingSummary['counts']>,
  bids: Application[] = [],
  path = '/',
) {
  serve({
    [PROFILE]: () => ({ body: { ...CLEANER, status } }),
    'GET /api/cleaners/5/checks': () => ({ body: [] }),
    'GET /api/bookings/customer/50': () => ({ body: [] }),
    'GET /api/postings/customer/50': () => ({ body: [] }),
    'GET /api/bookings/cleaner/5/summary': () => ({
      body: { ...NONE, counts: { ...NONE.counts, ...counts } },
    }),
    'GET /api/applications/cleaner/5': () => ({ body: bids }),
    [LIST]: ({ query }) => ({
      body: query.get('group') === 'confirmed' ? [bookingAt(`${addDays(ukToday(), 3)}T10:00:00.000Z`)] : [],
    }),
  });
  renderOnSite(<CleanerDashboard user={USER} />, path);
}

describe('the dashboard of a cleaner who is not approved', () => {
  beforeEach(() => act(() => signIn({ token: 'token', user: USER })));
  afterEach(() => act(signOut));

  it.each([
    ['pending', again.title(USER.firstName)],
    ['rejected', rejected.title(USER.firstName)],
  ] as const)('shows the visits that were agreed before, when it is %s', async (status, title) => {
    open(status, { confirmed: 1 });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel Booking' })).toBeTruthy();
    expect(screen.queryByText(withdraw.open)).toBeNull();
  });

  it.each([
    ['pending', again.title(USER.firstName)],
    ['rejected', rejected.title(USER.firstName)],
  ] as const)(
    'shows jobs that were applied for before, which keep the profile, when it is %s',
    async (status, title) => {
      open(status, {}, [{ ...BID, isOnEarlierTerms: true }]);
      expect(await screen.findByText(title)).toBeTruthy();
      const card = within(await screen.findByRole('article'));
      expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        POSTING_TEXTS.cleaner.withdraw.open,
      ]);
      expect(screen.queryByText(withdraw.open)).toBeNull();
      expect(callsTo(LIST)).toHaveLength(0);
    },
  );

  it('shows an applicant who has never worked the application alone', async () => {
    open('pending', {});
    expect(await screen.findByText(pending.text)).toBeTruthy();
    expect(screen.getByText(withdraw.open)).toBeTruthy();
    expect(callsTo(LIST)).toHaveLength(0);
  });

  it.each([
    ['given', 'pending', 'approved'],
    ['withdrawn', 'approved', 'pending'],
  ] as const)('keeps a profile that is being typed when approval is %s', async (_what, before, after) => {
    open(before, {}, [], '/?tab=profile');
    const user = userEvent.setup();
    const bio = await screen.findByRole('textbox', { name: PROFILE_TEXTS.form.bio });
    await user.type(bio, ' And tidy.');
    const decided: CleanerProfile = { ...CLEANER, status: after, profileImage: '/api/photos/1.webp' };
    serve({ [PROFILE]: () => ({ body: decided }) });
    await act(() => queryClient.invalidateQueries({ queryKey: GROUPS.cleanersByUser }));
    expect(await screen.findByRole('button', { name: ACCOUNT_TEXTS.photo.change })).toBeTruthy();
    expect(bio.isConnected).toBe(true);
    await user.click(screen.getByRole('button', { name: PROFILE_TEXTS.form.discard }));
    await waitFor(() => expect(bio.isConnected).toBe(false));
    expect(await screen.findByRole('textbox', { name: PROFILE_TEXTS.form.bio })).toBeTruthy();
    expect(screen.queryByText(pending.text) !== null).toBe(after === 'pending');
  });
});

describe('the background check on the overview of an approved cleaner', () => {
  const APPROVED: AccountUser = { ...USER, cleanerStatus: 'approved' };
  const { label, no, expired } = OVERVIEW_TEXTS.performance.backgroundCheck;
  const show = async (open: OwnCheck['open'], refused: OwnCheck['refused'] = null) => {
    act(() => signIn({ token: 'token', user: APPROVED }));
    serve({
      'GET /api/cleaners/5/checks': () => ({
        body: [{ kind: 'background', current: null, open, refused }],
      }),
      [`GET /api/reviews/user/${CLEANER.userId}`]: () => ({ body: [] }),
      'GET /api/bookings/cleaner/5/summary': () => ({ body: NONE }),
      [LIST]: () => ({ body: [] }),
    });
    renderOnSite(
      <CleanerOverview cleaner={{ ...CLEANER, status: 'approved', isBackgroundChecked: false }} />,
    );
    return within((await screen.findByText(label)).parentElement ?? document.body);
  };
  afterEach(() => act(signOut));

  const asked = (cause: CheckCause | null, state: 'requested' | 'submitted' = 'requested') =>
    ({ state, cause, reason: null, documents: [] }) satisfies OwnCheck['open'];
  const REFUSED = { reason: 'It is not to be read.', decidedAt: '2026-11-20T10:00:00.000Z' };

  it.each([
    ['has expired', expired, asked('expired'), null],
    ['has expired after it was asked for', expired, asked('expiring'), null],
    ['is needed under a new name', CHECKS.states.requested, asked('name-changed'), null],
    ['is asked for by the team', CHECKS.states.requested, asked('asked-by-admin'), null],
    ['was not looked at in time', CHECKS.states.requested, asked('documents-removed'), null],
    ['was refused', CHECKS.states.refused, null, REFUSED],
    ['was never begun', CHECKS.states.none, null, null],
    ['was refused, and is asked for again', CHECKS.states.requested, asked('asked-by-admin'), REFUSED],
  ] as const)(
    'that %s says “%s”, which leads to where a document is sent',
    async (_, words, open, refused) => {
      const row = await show(open, refused);
      expect((await row.findByRole('link', { name: words })).getAttribute('href')).toBe('/profile#checks');
      expect(row.queryByText(no)).toBeNull();
    },
  );

  it.each([
    ['whose new document is being looked at', asked('expired', 'submitted'), null],
    ['whose next document is being looked at after a refusal', asked(null, 'submitted'), REFUSED],
  ] as const)('%s is pending', async (_, open, refused) => {
    const row = await show(open, refused);
    await waitFor(() => expect(callsTo('GET /api/cleaners/5/checks')).toHaveLength(1));
    expect(await row.findByText(no)).toBeTruthy();
    expect(row.queryByRole('link')).toBeNull();
  });
});
