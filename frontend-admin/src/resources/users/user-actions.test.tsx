// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { TOASTS } from '@tidyhearth/domain';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AccountUser, AdminUser } from '../../contract';
import { forgetSignIn } from '../../api/token';
import { queryClient } from '../../providers/queries';
import { openSession, signOut } from '../../session/session';
import { listOf, serve, type Answer } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { TEXTS } from '../../i18n/users.texts';
import { UserList } from './UserList';

const cleaner: AdminUser = {
  id: 12,
  email: 'bea@example.org',
  firstName: 'Bea',
  lastName: 'Lowe',
  phone: null,
  userType: 'cleaner',
  isVerified: false,
  emailVerified: true,
  isSuspended: false,
  is2FAEnabled: false,
  isDeactivated: false,
  createdAt: '2026-11-20T10:15:00.000Z',
  isInsured: false,
  cleanerId: 4,
  cleanerStatus: 'approved',
  timesSentAgain: 0,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an approval is withdrawn from the person’s card, after a question that says what follows', async () => {
  const calls = serve(() => listOf([cleaner]));
  const user = renderConsole(<UserList />);
  const acts = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  await user.click(await screen.findByRole('button', { name: 'Withdraw approval of Bea Lowe' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw the approval of Bea Lowe?' });
  expect(within(dialog).getByText(/Confirmed bookings stay as they are/)).toBeDefined();
  expect(acts()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw approval' }));
  await waitFor(() => expect(acts()).toEqual(['/api/admin/cleaners/4/withdraw-approval']));
});

test('a list that can’t be fetched again keeps the open dialog and its typed reason', async () => {
  let people: Answer = listOf([cleaner]);
  serve(() => people);
  const user = renderConsole(<UserList />);
  await user.click(await screen.findByRole('button', { name: 'Suspend Bea Lowe' }));
  const dialog = await screen.findByRole('dialog');
  const reason = within(dialog).getByRole('textbox');
  await user.type(reason, 'Reported twice.');
  people = { status: 503 };
  void queryClient.invalidateQueries();
  await screen.findByText('Users could not be loaded');
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(reason).toHaveProperty('value', 'Reported twice.');
});

async function suspensionWith(people: () => Answer) {
  const calls = serve(({ method }) => (method === 'POST' ? { body: {} } : people()));
  const user = renderConsole(<UserList />);
  await user.click(await screen.findByRole('button', { name: 'Suspend Bea Lowe' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'Reported twice.');
  const expectSent = async () => {
    expect(screen.getByRole('dialog')).toBe(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));
    expect(sent).toEqual([{ path: '/api/admin/users/12/suspend', body: { reason: 'Reported twice.' } }]);
  };
  return { expectSent };
}

test('a row that leaves the list keeps its open dialog and the typed reason', async () => {
  let people = listOf([cleaner]);
  const { expectSent } = await suspensionWith(() => people);
  people = listOf([]);
  void queryClient.invalidateQueries();
  await screen.findByText('No accounts yet');
  await expectSent();
});

test('a suspension that could be tried again keeps its typed reason, and one of an account that was closed meanwhile shows it as it is', async () => {
  let people = listOf([cleaner]);
  let refusal: Answer = {
    status: 429,
    body: { statusCode: 429, code: 'TOO_MANY_REQUESTS', message: 'Please wait a little.' },
  };
  serve(({ method }) => (method === 'POST' ? refusal : people));
  const user = renderConsole(<UserList />);
  await user.click(await screen.findByRole('button', { name: 'Suspend Bea Lowe' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'Reported twice.');
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  await screen.findByText('Please wait a little.');
  expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveProperty('value', 'Reported twice.');

  people = listOf([{ ...cleaner, isDeactivated: true }]);
  refusal = { status: 409, body: { statusCode: 409, code: 'STATE_CONFLICT', message: 'It has changed.' } };
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  await screen.findByText('It has changed.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Closed by its owner')).toBeDefined();
});

/** A window whose width is set by the test. */
function narrowWindow() {
  let isWide = false;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return isWide && query.includes('min-width');
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    widen: () =>
      act(() => {
        isWide = true;
        for (const listener of listeners) listener();
      }),
  };
}

test('cards that become a table keep the open dialog and its typed reason', async () => {
  const page = narrowWindow();
  const { expectSent } = await suspensionWith(() => listOf([cleaner]));
  page.widen();
  await screen.findByRole('table', { hidden: true });
  await expectSent();
});

test('a suspension of several is about those it was opened for, and nothing of it is left for the next ones', async () => {
  const others = { ...cleaner, id: 13, firstName: 'Cleo', email: 'cleo@example.org' };
  let people = listOf([cleaner, others]);
  const calls = serve(({ method }) =>
    method === 'POST' ? { body: { changed: [12, 13], refused: [] } } : people,
  );
  const user = renderConsole(<UserList />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Bea Lowe' }));
  await user.click(screen.getByRole('button', { name: 'Suspend 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend 1 account?' });
  await user.type(within(dialog).getByRole('textbox'), 'Bea was reported twice.');
  people = listOf([others]);
  void queryClient.invalidateQueries();
  await waitFor(() => expect(screen.queryByText('Bea Lowe')).toBeNull());
  expect(within(dialog).getByText('Bea Lowe, bea@example.org')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Suspend 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    userIds: [12],
    change: 'suspend',
    reason: 'Bea was reported twice.',
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select Cleo Lowe' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Suspend 1' }));
  const next = within(await screen.findByRole('dialog'));
  expect(next.getByText('Cleo Lowe, cleo@example.org')).toBeDefined();
  expect(next.getByRole('textbox')).toHaveProperty('value', '');
});

test('a suspension that is done for some of several ends, and says for whom it is not', async () => {
  const others = { ...cleaner, id: 13, firstName: 'Cleo', email: 'cleo@example.org' };
  const refused = [{ userId: 13, message: 'This account is closed.' }];
  serve(({ method }) =>
    method === 'POST' ? { body: { changed: [12], refused } } : listOf([cleaner, others]),
  );
  const user = renderConsole(<UserList />);
  for (const name of ['Bea', 'Cleo'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name} Lowe` }));
  await user.click(screen.getByRole('button', { name: 'Suspend 2' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Both were reported twice.');
  await user.click(dialog.getByRole('button', { name: 'Suspend 2' }));
  expect(await screen.findByText(/Cleo Lowe: This account is closed/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Suspend \d/ })).toBeNull();
});

test.each(['pending', 'rejected', null] as const)(
  'nothing is withdrawn from somebody whose application is %s',
  async (cleanerStatus) => {
    serve(() => listOf([{ ...cleaner, cleanerStatus, cleanerId: cleanerStatus && 4 }]));
    renderConsole(<UserList />);
    await screen.findByText('Bea Lowe');
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  },
);

test('the way back from approving somebody who was rejected says that it withdraws the approval', async () => {
  const calls = serve(() => listOf([{ ...cleaner, cleanerStatus: 'rejected' }]));
  const user = renderConsole(<UserList />);
  await user.click(await screen.findByRole('button', { name: 'Approve Bea Lowe' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw approval' }));
  const acts = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  await waitFor(() =>
    expect(acts()).toEqual(['/api/admin/cleaners/4/approve', '/api/admin/cleaners/4/withdraw-approval']),
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an approval is of the application that was rejected, not of one that was sent anew meanwhile', async () => {
  const calls = serve(() => listOf([{ ...cleaner, cleanerStatus: 'rejected', timesSentAgain: 2 }]));
  const user = renderConsole(<UserList />);
  await user.click(await screen.findByRole('button', { name: 'Approve Bea Lowe' }));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ seenTimesSentAgain: 2 }]));
});

test('the admin’s own account is called so, and offers neither to suspend it nor to reset its two-factor sign-in', async () => {
  const own = { ...cleaner, id: 14, firstName: 'Ada', email: 'ada@example.org', is2FAEnabled: true };
  const user = { id: own.id, email: own.email, isAdmin: true } as AccountUser;
  serve(({ path }) =>
    path === '/api/auth/user' ? { body: user } : listOf([{ ...cleaner, is2FAEnabled: true }, own]),
  );
  // Later test files share the session, and some show an account with this address.
  onTestFinished(() => {
    forgetSignIn();
    signOut();
  });
  await openSession({ token: 'token', user });
  const pointer = renderConsole(<UserList />);
  await screen.findByRole('button', { name: 'Verify Ada Lowe' });
  for (const act of [TEXTS.actions.suspend, TEXTS.twoFactorReset.label])
    expect(screen.getAllByRole('button', { name: new RegExp(`^${act} `) })).toHaveLength(1);
  expect(screen.getByText(new RegExp(`^${TEXTS.types.admin}, joined`))).toBeDefined();
  for (const name of ['Ada', 'Bea'])
    await pointer.click(screen.getByRole('checkbox', { name: `Select ${name} Lowe` }));
  expect(screen.getByRole('button', { name: 'Suspend 1' })).toBeDefined();
});

test('nothing is done to an account that was closed', async () => {
  serve(() => listOf([{ ...cleaner, isDeactivated: true }]));
  renderConsole(<UserList />);
  await screen.findByRole('link', { name: 'Bookings of Bea Lowe' });
  expect(screen.queryByRole('button', { name: /Bea Lowe/ })).toBeNull();
});

test('a person’s card leads to the person’s bookings', async () => {
  serve(() => listOf([cleaner]));
  renderConsole(<UserList />);
  const link = await screen.findByRole('link', { name: 'Bookings of Bea Lowe' });
  expect(link.getAttribute('href')).toBe(
    `/bookings?filter=${encodeURIComponent(JSON.stringify({ search: 'bea@example.org' }))}`,
  );
});

test.each([true, false])('an undo is offered where something changed: %s', async (changed) => {
  serve(({ method }) => (method === 'POST' ? { body: { changed } } : listOf([cleaner])));
  const user = renderConsole(<UserList />);
  await user.click(await screen.findByRole('button', { name: 'Verify Bea Lowe' }));
  await screen.findByText(TOASTS.userVerified.title);
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(changed ? 1 : 0);
});
