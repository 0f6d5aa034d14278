import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS, ON_HOLD, TOASTS, UNREACHABLE } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../config/routes';
import { dismissToast } from '../../../lib/toast';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { TEXTS } from '../auth.texts';
import { SignInForm } from './sign-in-form';

const LOGIN = 'POST /api/login';
const SECOND_STEP = 'POST /api/login/2fa';
const FAILED = TOASTS.loginFailed;
const CHALLENGE = { body: { twoFactorRequired: true, challengeToken: 'challenge' } };

const send = () => userEvent.click(screen.getByRole('button', { name: TEXTS.signIn.send }));
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

async function signIn() {
  renderOnSite(<SignInForm failure={FAILED} onSignedIn={() => undefined} />);
  enter(TEXTS.fields.email, 'rose@test.example');
  enter(TEXTS.fields.password, 'a-good-long-secret');
  await send();
}

describe('a sign-in', () => {
  it.each([
    ['whose answer was lost', { status: 0 }, UNREACHABLE],
    ['that took too long for what stands before the server', { status: 408, body: 'Timeout' }, UNREACHABLE],
    ['that what stands before the server holds up', { status: 429, body: 'Slow down' }, UNREACHABLE],
    ['that never reached the server', { status: 502, body: 'Bad Gateway' }, UNREACHABLE],
    ['at a busy server', { status: 503, body: { message: ERRORS.UNAVAILABLE[1] } }, ERRORS.UNAVAILABLE[1]],
    [
      'after too many',
      { status: 429, body: { message: ERRORS.TOO_MANY_REQUESTS[1] } },
      ERRORS.TOO_MANY_REQUESTS[1],
    ],
  ])('%s is not blamed on what was entered', async (_which, answer, words) => {
    serve({ [LOGIN]: () => answer });
    await signIn();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(FAILED.title)).toBeTruthy();
    expect(screen.queryByText(FAILED.description)).toBeNull();
    act(dismissToast);
    serve({ [LOGIN]: () => CHALLENGE, [SECOND_STEP]: () => answer });
    await send();
    await screen.findByText(TEXTS.twoFactor.text);
    enter(TEXTS.fields.code, '123456');
    await send();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(FAILED.description)).toBeNull();
  });

  it('that the server refuses is, in its words or else in the fixed ones', async () => {
    serve({ [LOGIN]: () => ({ status: 401, body: { message: 'Invalid credentials' } }) });
    await signIn();
    expect(await screen.findByText('Invalid credentials')).toBeTruthy();
    serve({ [LOGIN]: () => ({ status: 401 }) });
    await send();
    expect(await screen.findByText(FAILED.description)).toBeTruthy();
  });

  describe('to a suspended account', () => {
    const refused = { status: 403, body: { code: 'ACCOUNT_SUSPENDED', message: 'Account suspended' } };
    const expectNotice = async () => {
      const title = await screen.findByRole('heading', { name: ON_HOLD.title });
      await waitFor(() => expect(document.activeElement).toBe(title));
      expect(screen.getByText(ON_HOLD.meaning)).toBeTruthy();
      expect(screen.getByRole('link', { name: ON_HOLD.write }).getAttribute('href')).toBe(ROUTES.contact);
    };

    it('says what that means and whom to write to, which stays when the toast has gone', async () => {
      serve({ [LOGIN]: () => refused });
      await signIn();
      expect(await screen.findByText('Account suspended')).toBeTruthy();
      act(dismissToast);
      await expectNotice();
      // The notice must not stay for an attempt with another account.
      serve({ [LOGIN]: () => ({ status: 401, body: { message: 'Invalid credentials' } }) });
      await send();
      await screen.findByText('Invalid credentials');
      expect(screen.queryByText(ON_HOLD.title)).toBeNull();
    });

    it('says so at the second step, too', async () => {
      serve({ [LOGIN]: () => CHALLENGE, [SECOND_STEP]: () => refused });
      await signIn();
      await screen.findByText(TEXTS.twoFactor.text);
      enter(TEXTS.fields.code, '123456');
      await send();
      await expectNotice();
    });
  });
});
