// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TEXTS } from '../i18n/home.texts';
import { listOf, serve } from '../test/fakeServer';
import { renderConsole } from '../test/renderConsole';
import { UserList } from '../resources/users/UserList';
import { Attention } from './Attention';

const SECURITY = { ownTwoFactor: true, failedSignIns24h: 0, lockedAccounts: 0, mailQueue: { failed: 0 } };

const servesChecks = (waiting: readonly object[]) =>
  serve(({ path }) => {
    if (path.endsWith('/security')) return { body: SECURITY };
    return listOf(path.endsWith('/checks') ? waiting : []);
  });

afterEach(cleanup);

test('documents that wait are told at home, with a link to the checks', async () => {
  const calls = servesChecks([{ id: 1 }, { id: 2 }]);
  renderConsole(<Attention />);
  const link = await screen.findByRole('link', { name: TEXTS.attention.checks(2) });
  expect(link.getAttribute('href')).toMatch(/\/checks$/);
  expect(screen.queryByText(TEXTS.attention.allQuiet)).toBeNull();
  expect(calls.find(({ path }) => path.endsWith('/checks'))?.query).toMatchObject({
    state: 'submitted',
    perPage: 1,
  });
});

test('all is quiet when nothing waits', async () => {
  servesChecks([]);
  renderConsole(<Attention />);
  expect(await screen.findByText(TEXTS.attention.allQuiet)).toBeDefined();
});

test.each([
  ['failed emails', { mailQueue: { failed: 1 } }, TEXTS.attention.mail(1)],
  ['a locked account', { lockedAccounts: 1 }, TEXTS.attention.lockedAccounts(1)],
  ['many failed sign-ins', { failedSignIns24h: 10 }, TEXTS.attention.failedSignIns(10)],
])('all is not quiet with %s', async (_, changes, text) => {
  serve(({ path }) => (path.endsWith('/security') ? { body: { ...SECURITY, ...changes } } : listOf([])));
  renderConsole(<Attention />);
  expect(await screen.findByRole('link', { name: text })).toBeDefined();
  expect(screen.queryByText(TEXTS.attention.allQuiet)).toBeNull();
});

test('a suspension that leaves bookings to decide about tells of their cases at once', async () => {
  const ADA = {
    id: 12,
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Lowe',
    userType: 'customer',
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  let cases: readonly object[] = [];
  serve(({ method, path }) => {
    if (path.endsWith('/security')) return { body: SECURITY };
    if (method === 'POST') cases = [{ id: 1 }, { id: 2 }];
    if (path.endsWith('/users')) return listOf([{ ...ADA, cleanerId: null, cleanerStatus: null }]);
    return listOf(path.endsWith('/cases') ? cases : []);
  });
  const user = renderConsole(
    <>
      <Attention />
      <UserList />
    </>,
  );
  expect(await screen.findByText(TEXTS.attention.allQuiet)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Suspend Ada Lowe' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Spam');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect((await screen.findByRole('link', { name: /2 .*cases/i })).getAttribute('href')).toMatch(/\/cases$/);
});
