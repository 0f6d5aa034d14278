// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { API_SCOPES, scopesOf } from '@tidyhearth/domain';
import { afterEach, expect, test } from 'vitest';
import { TEXTS } from '../../i18n/api-keys.texts';
import { TEXTS as SHARED } from '../../i18n/shared.texts';
import { API_KEY_TOASTS } from '../../i18n/toasts.texts';
import { listOf, serve } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { ApiKeyList } from './ApiKeyList';

afterEach(cleanup);

const KEY = {
  id: 7,
  userId: 3,
  ownerName: 'Grace Hopper',
  ownerEmail: 'grace@example.org',
  name: 'Diary',
  prefix: 'thk_9fQ2',
  lastFour: 'x7Lk',
  scopes: ['bookings:read'],
  state: 'live',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2094-02-18T10:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};

test('a key shows whose it is and what it may do, and is revoked after a question', async () => {
  const calls = serve(({ method }) =>
    method === 'DELETE' ? { status: 204 } : listOf([KEY, { ...KEY, id: 6, name: 'Van', state: 'revoked' }]),
  );
  const user = renderConsole(<ApiKeyList />);
  expect(await screen.findByText('Diary')).toBeDefined();
  expect(screen.getAllByText('Grace Hopper').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: `${TEXTS.revoke.action} Van` })).toBeNull();
  await user.click(screen.getByRole('button', { name: `${TEXTS.revoke.action} Diary` }));
  const question = await screen.findByRole('dialog', {
    name: TEXTS.revoke.title('Diary', 'Grace Hopper'),
  });
  const deleted = () => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  expect(deleted()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: TEXTS.revoke.action }));
  expect(await screen.findByText(API_KEY_TOASTS.revoked.title)).toBeDefined();
  expect(deleted()).toEqual(['/api/admin/keys/7']);
});

test('an own key is made for what was ticked, offers the admin’s scopes alone, and is shown once', async () => {
  const secret = 'thk_9fQ2secretx7Lk';
  const calls = serve(({ method }) =>
    method === 'POST' ? { status: 201, body: { ...KEY, key: secret } } : listOf([]),
  );
  const user = renderConsole(<ApiKeyList />);
  await user.click(await screen.findByRole('button', { name: TEXTS.make }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(scopesOf('admin').length);
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Figures');
  await user.click(screen.getByRole('button', { name: TEXTS.form.submit }));
  expect(await screen.findByText(TEXTS.form.nothingChosen)).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: API_SCOPES['bookings:read'].meaning }));
  await user.click(screen.getByRole('button', { name: TEXTS.form.submit }));
  expect(await screen.findByDisplayValue(secret)).toBeDefined();
  const made = calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));
  expect(made).toEqual([
    { path: '/api/keys', body: { name: 'Figures', scopes: ['bookings:read'], expiresInDays: 90 } },
  ]);
  await user.click(screen.getByRole('button', { name: TEXTS.made.done }));
  expect(screen.queryByDisplayValue(secret)).toBeNull();
});

test('while a key is made nothing closes the form in which it will be shown', async () => {
  const secret = 'thk_9fQ2secretx7Lk';
  let answer = () => {};
  const made = new Promise<void>((resolve) => (answer = resolve));
  serve(({ method }) =>
    method === 'POST' ? made.then(() => ({ status: 201, body: { ...KEY, key: secret } })) : listOf([]),
  );
  const user = renderConsole(<ApiKeyList />);
  await user.click(await screen.findByRole('button', { name: TEXTS.make }));
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Figures');
  await user.click(screen.getByRole('checkbox', { name: API_SCOPES['bookings:read'].meaning }));
  await user.click(screen.getByRole('button', { name: TEXTS.form.submit }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: SHARED.goBack }));
  answer();
  expect(await screen.findByDisplayValue(secret)).toBeDefined();
});
