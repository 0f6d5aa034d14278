import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORM_ERRORS, TOASTS } from '@tidyhearth/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshUser, signIn } from '../../../lib/session';
import { removeToken } from '../../../lib/token';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { TEXTS } from '../verification-test.texts';
import { VerificationTest } from './verification-test';

const SEND = 'POST /api/auth/send-verification';
const VERIFY = 'POST /api/auth/verify-email';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the developers’ page for the verification of an address', () => {
  let emailVerified = false;

  beforeEach(() => {
    emailVerified = false;
    serve({
      'GET /api/auth/user': () => ({ body: { ...CUSTOMER, emailVerified } }),
      [SEND]: () => ({ body: { success: true } }),
      [VERIFY]: () => {
        emailVerified = true;
        return { body: { success: true } };
      },
    });
    act(() => signIn({ token: 'token', user: { ...CUSTOMER, emailVerified } }));
  });

  it('sends a code, checks the one that is typed, and shows what became of the account', async () => {
    renderOnSite(<VerificationTest />);
    expect(screen.getByText(TEXTS.account.unverified(CUSTOMER.email))).toBeTruthy();
    await press(TEXTS.send.button);
    expect(callsTo(SEND)).toHaveLength(1);
    await userEvent.type(screen.getByLabelText(TEXTS.verify.field), ' ABC123 ');
    await press(TEXTS.verify.button);
    expect(await screen.findByText(TOASTS.emailVerified.title)).toBeTruthy();
    expect(callsTo(VERIFY)[0]?.body).toEqual({ userId: CUSTOMER.id, code: 'ABC123' });
    expect(await screen.findByText(TEXTS.account.verified(CUSTOMER.email))).toBeTruthy();
  });

  it('asks for a code beside the field, not the server', async () => {
    renderOnSite(<VerificationTest />);
    await press(TEXTS.verify.button);
    expect(screen.getByLabelText(TEXTS.verify.field).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(FORM_ERRORS.code)).toBeTruthy();
    expect(callsTo(VERIFY)).toHaveLength(0);
  });

  it('leads to the sign-in when nobody is signed in', async () => {
    removeToken();
    await act(() => refreshUser());
    renderOnSite(<VerificationTest />);
    expect(screen.getByRole('link', { name: TEXTS.signedOut.button }).getAttribute('href')).toBe('/login');
  });
});
