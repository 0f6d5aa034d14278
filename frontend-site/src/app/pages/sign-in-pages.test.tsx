import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS, PAGE_TEXTS } from '@tidyhearth/domain';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { TEXTS as UI } from '../../components/ui/ui.texts';
import { TEXTS as AUTH } from '../../features/auth/auth.texts';
import { signIn, signOut } from '../../lib/session';
import { CUSTOMER } from '../../test/jobs';
import { renderOnSite } from '../../test/render';
import { serve } from '../../test/server';
import { ConfirmEmailPage } from './confirm-email-page';
import { LoginPage } from './login-page';
import { ResetPasswordPage } from './reset-password-page';
import { TEXTS } from './sign-in-pages.texts';

const LOST = { status: 0 };
const USED = {
  status: 400,
  body: { code: 'RESET_TOKEN_INVALID', message: ERRORS.RESET_TOKEN_INVALID[1] },
};
/** The first try is done and its answer lost; the link is used by then. */
const lostThenUsed = () => {
  const answers = [LOST, USED];
  return () => answers.shift() ?? USED;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the page for a new password', () => {
  const VERIFY = 'GET /api/auth/verify-reset-token/abc';
  const RESET = 'POST /api/auth/reset-password';
  const { reset, fields } = AUTH;
  const open = () => renderOnSite(<ResetPasswordPage />, '/?token=abc');
  async function choose() {
    await userEvent.clear(await screen.findByLabelText(fields.newPassword));
    await userEvent.type(screen.getByLabelText(fields.newPassword), 'a new password');
    await userEvent.clear(screen.getByLabelText(fields.confirmPassword));
    await userEvent.type(screen.getByLabelText(fields.confirmPassword), 'a new password');
    await press(reset.send);
  }
  const known = () => ({ body: { valid: true, email: 'ida@example.com', firstName: 'Ida' } });

  it('calls the link invalid where the server does', async () => {
    serve({ [VERIFY]: () => USED });
    open();
    expect(await screen.findByRole('heading', { name: PAGE_TEXTS.resetInvalid })).toBeTruthy();
  });

  it.each([403, 408, 429, 503])(
    'offers another try where something in between refuses (%d)',
    async (status) => {
      serve({ [VERIFY]: () => ({ status, body: 'Not from the server' }) });
      open();
      expect(await screen.findByRole('button', { name: UI.tryAgain })).toBeTruthy();
      expect(screen.queryByText(PAGE_TEXTS.resetInvalid)).toBeNull();
    },
  );

  it('calls a link that its own unanswered try may have used not invalid: the password may work', async () => {
    serve({ [VERIFY]: known, [RESET]: lostThenUsed() });
    open();
    await choose();
    await choose();
    expect(await screen.findByRole('heading', { name: TEXTS.reset.mayBeDone.title })).toBeTruthy();
    expect(screen.queryByText(ERRORS.RESET_TOKEN_INVALID[1])).toBeNull();
  });

  it('says at the field why the server does not take the password', async () => {
    const [status, message] = ERRORS.PASSWORD_COMMON;
    const details = [{ path: 'newPassword', msg: message }];
    serve({
      [VERIFY]: known,
      [RESET]: () => ({ status, body: { code: 'PASSWORD_COMMON', message, details } }),
    });
    open();
    await choose();
    expect(await screen.findByText(message, { selector: '[role=alert]' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(fields.newPassword));
  });

  it('calls a link invalid that was used elsewhere', async () => {
    serve({ [VERIFY]: known, [RESET]: () => USED });
    open();
    await choose();
    expect(await screen.findByRole('heading', { name: PAGE_TEXTS.resetInvalid })).toBeTruthy();
  });
});

describe('the page that confirms an address', () => {
  const CONFIRM = 'POST /api/auth/confirm-email';
  const open = () => renderOnSite(<ConfirmEmailPage />, '/?token=abc');

  it('says after a lost answer that the address may be confirmed, where the link is used by then', async () => {
    serve({ [CONFIRM]: lostThenUsed() });
    open();
    await press(TEXTS.confirm.send);
    expect(await screen.findByText(TEXTS.confirm.unanswered.title)).toBeTruthy();
    await press(TEXTS.confirm.send);
    expect(await screen.findByRole('heading', { name: TEXTS.confirm.mayBeDone.title })).toBeTruthy();
  });

  it('says of a used link that it does not work', async () => {
    serve({ [CONFIRM]: () => USED });
    open();
    await press(TEXTS.confirm.send);
    expect(await screen.findByRole('heading', { name: TEXTS.confirm.refused.title })).toBeTruthy();
  });

  it('says why the server takes no more tries', async () => {
    const [, message] = ERRORS.TOO_MANY_REQUESTS;
    serve({ [CONFIRM]: () => ({ status: 429, body: { code: 'TOO_MANY_REQUESTS', message } }) });
    open();
    await press(TEXTS.confirm.send);
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('the login leads whoever is signed in on', () => {
  afterEach(() => act(signOut));

  const open = (next: string) => {
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    renderOnSite(
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/dashboard" element={<p>The dashboard</p>} />
        <Route path="/bookings/7" element={<p>The booking</p>} />
      </Routes>,
      `/login?next=${encodeURIComponent(next)}`,
    );
  };

  it('to the page of this site that was asked for', async () => {
    open('/bookings/7');
    expect(await screen.findByText('The booking')).toBeTruthy();
  });

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n\r\\elsewhere.example',
  ])('to no other site, however its address is written: %j', async (next) => {
    open(next);
    expect(await screen.findByText('The dashboard')).toBeTruthy();
  });
});
