import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_KEYS, API_SCOPES } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { TEXTS as FORMS } from '../../../components/forms/forms.texts';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { ApiKeysCard } from './api-keys-card';
import { TEXTS } from './api-keys.texts';

const KEY = {
  id: 7,
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
const SECRET = 'thk_9fQ2secretx7Lk';
const LIST = 'GET /api/keys';
const MAKE = 'POST /api/keys';
const CONFIRM = 'POST /api/auth/confirm';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function openForm() {
  renderOnSite(<ApiKeysCard />);
  await screen.findByText(TEXTS.none);
  await press(TEXTS.make);
}
async function fillIn(password: string) {
  await userEvent.type(screen.getByLabelText(TEXTS.form.name), 'Diary');
  // Without focusing the checkbox: on losing the focus it fires an event that this DOM lacks.
  fireEvent.click(screen.getByRole('checkbox', { name: API_SCOPES['bookings:read'].meaning }));
  await userEvent.selectOptions(screen.getByLabelText(TEXTS.form.expiry), '30');
  await userEvent.type(screen.getByLabelText(TEXTS.form.password), password);
}

describe('API keys', () => {
  it('are made with the password, for what was ticked, and shown once', async () => {
    serve({ [LIST]: () => ({ body: [] }), [CONFIRM]: () => ({ body: { success: true } }) });
    serve({ [MAKE]: () => ({ status: 201, body: { ...KEY, key: SECRET } }) });
    await openForm();
    await fillIn('my password');
    serve({ [LIST]: () => ({ body: [KEY] }) });
    await press(TEXTS.form.submit);
    expect(await screen.findByDisplayValue(SECRET)).toBeTruthy();
    expect(callsTo(CONFIRM).map(({ body }) => body)).toEqual([{ password: 'my password' }]);
    expect(callsTo(MAKE).map(({ body }) => body)).toEqual([
      { name: 'Diary', scopes: ['bookings:read'], expiresInDays: 30 },
    ]);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByDisplayValue(SECRET)).toBeTruthy();
    await press(TEXTS.made.done);
    expect(await screen.findByText(TEXTS.states.live)).toBeTruthy();
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
    expect(document.body.textContent).toContain('thk_9fQ2…x7Lk');
  });

  it('are not made with a wrong password, which stands beside the field', async () => {
    serve({
      [LIST]: () => ({ body: [] }),
      [CONFIRM]: () => ({
        status: 401,
        body: {
          statusCode: 401,
          error: 'Unauthorized',
          code: 'WRONG_PASSWORD',
          message: 'The password is not right.',
          requestId: '',
        },
      }),
    });
    await openForm();
    await fillIn('a guess');
    await press(TEXTS.form.submit);
    expect(await screen.findByText('The password is not right.')).toBeTruthy();
    expect(callsTo(MAKE)).toEqual([]);
  });

  it('ask for a password that can be shown', async () => {
    serve({ [LIST]: () => ({ body: [] }) });
    await openForm();
    const password = screen.getByLabelText<HTMLInputElement>(TEXTS.form.password);
    expect(password.type).toBe('password');
    await press(FORMS.showPassword);
    expect(password.type).toBe('text');
  });

  it('need a name, something they may do, and the password', async () => {
    serve({ [LIST]: () => ({ body: [] }) });
    await openForm();
    await press(TEXTS.form.submit);
    for (const complaint of Object.values(TEXTS.form.errors))
      expect(await screen.findByText(complaint)).toBeTruthy();
    expect(callsTo(CONFIRM)).toEqual([]);
  });

  it('are revoked after a question, and ended ones can’t be', async () => {
    serve({
      [LIST]: () => ({ body: [KEY, { ...KEY, id: 6, name: 'Van', state: 'expired' }] }),
      'DELETE /api/keys/7': () => ({ status: 204 }),
    });
    renderOnSite(<ApiKeysCard />);
    await screen.findByText(TEXTS.states.expired);
    expect(screen.queryByRole('button', { name: TEXTS.revoke.of('Van') })).toBeNull();
    await press(TEXTS.revoke.of('Diary'));
    expect(callsTo('DELETE /api/keys/7')).toEqual([]);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: TEXTS.revoke.action }));
    expect(await screen.findByText(TEXTS.revoke.done.title)).toBeTruthy();
    expect(callsTo('DELETE /api/keys/7')).toHaveLength(1);
  });

  it('can’t be made beyond their number', async () => {
    const many = Array.from({ length: API_KEYS.perPerson }, (_, id) => ({ ...KEY, id }));
    serve({ [LIST]: () => ({ body: many }) });
    renderOnSite(<ApiKeysCard />);
    expect(await screen.findByText(TEXTS.full)).toBeTruthy();
    expect(screen.getByRole('button', { name: TEXTS.make })).toHaveProperty('disabled', true);
  });
});
