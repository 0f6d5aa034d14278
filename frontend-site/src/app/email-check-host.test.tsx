import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, TOASTS, ukToday } from '@tidyhearth/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEXTS as ACCOUNT } from '../features/account/account.texts';
import { PostingDialog } from '../features/postings/components/posting-dialog';
import { TEXTS as POSTINGS } from '../features/postings/postings.texts';
import { api } from '../lib/api';
import { isApiError } from '../lib/api-error';
import type { AccountUser } from '../lib/contract';
import { emailCheckStore } from '../lib/email-check';
import { signIn, signOut } from '../lib/session';
import { renderOnSite } from '../test/render';
import { callsTo, heldAnswer, serve } from '../test/server';
import { EmailCheckHost } from './email-check-host';

const POST = 'POST /api/postings';
const REASON = 'You can have one open job before your email address is confirmed.';
const REFUSED = { status: 403, body: { statusCode: 403, code: 'EMAIL_NOT_VERIFIED', message: REASON } };
/** Any call for which no form shows the refusal. */
const SESSIONS = 'GET /api/auth/sessions';

const CUSTOMER: AccountUser = {
  id: 9,
  email: 'rose@test.example',
  emailVerified: false,
  firstName: 'Rose',
  lastName: 'Lake',
  phone: '07700 900111',
  userType: 'customer',
  cleanerId: null,
  cleanerStatus: null,
  isAdmin: false,
  isSuspended: false,
  isVerified: true,
  is2FAEnabled: false,
  mustSetUpTwoFactor: false,
  emailNotifications: true,
  smsNotifications: false,
  allowProfileSearch: false,
  shareContactInfo: false,
  username: null,
  cleaningPreferences: null,
  profileImageUrl: null,
  rating: 0,
  reviewCount: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  streetAddress: '4 Mill Lane',
  city: 'Oxford',
  county: null,
  postcode: 'OX1 2JD',
};

describe('the code of an address that is not confirmed', () => {
  let isVerified = false;
  const onClose = vi.fn<() => void>();

  beforeEach(() => {
    isVerified = false;
    onClose.mockClear();
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    serve({
      [POST]: () => (isVerified ? { status: 201, body: {} } : REFUSED),
      'GET /api/auth/user': () => ({ body: { ...CUSTOMER, emailVerified: isVerified } }),
      'POST /api/auth/send-verification': () => ({ body: { success: true } }),
      'POST /api/auth/verify-email': ({ body }) => {
        isVerified = JSON.stringify(body).includes('ABC123');
        return isVerified
          ? { body: { success: true } }
          : { status: 401, body: { statusCode: 401, code: 'WRONG_CODE', message: 'Invalid' } };
      },
    });
  });

  afterEach(() => act(() => emailCheckStore.get()?.settle(false)));

  async function postJob() {
    renderOnSite(
      <>
        <PostingDialog onClose={onClose} />
        <EmailCheckHost />
      </>,
    );
    fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: addDays(ukToday(), 3) } });
    fireEvent.change(screen.getByLabelText(/^Special instructions/), {
      target: { value: 'Mind the cat.' },
    });
    await userEvent.click(screen.getByRole('button', { name: POSTINGS.customer.form.post }));
    const dialog = await screen.findByRole('dialog', { name: ACCOUNT.emailCheck.title });
    // Until then the dialog below has the focus.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  }

  const enter = async (code: string) => {
    const field = screen.getByLabelText(ACCOUNT.verification.code);
    await userEvent.clear(field);
    await userEvent.type(field, code);
    await userEvent.click(screen.getByRole('button', { name: ACCOUNT.emailCheck.submit }));
  };

  it('is asked for at that moment, and what was typed is sent again by itself', async () => {
    await postJob();
    expect(screen.getByText(REASON)).toBeTruthy();
    await waitFor(() => expect(callsTo('POST /api/auth/send-verification')).toHaveLength(1));
    await enter('WRONG1');
    await screen.findByText(ACCOUNT.emailCheck.wrong);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText(ACCOUNT.verification.code)),
    );
    expect(callsTo(POST)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: ACCOUNT.verification.sendAgain }));
    await waitFor(() => expect(callsTo('POST /api/auth/send-verification')).toHaveLength(2));
    await enter('abc123');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [refused, sent] = callsTo(POST);
    expect(sent?.body).toEqual(refused?.body);
    expect(sent?.body).toMatchObject({ specialInstructions: 'Mind the cat.', street: '4 Mill Lane' });
    expect(sent?.headers.get('idempotency-key')).toBe(refused?.headers.get('idempotency-key'));
    expect(callsTo(POST)).toHaveLength(2);
  });

  it('can be put off: the reason is said, and the form keeps what was typed', async () => {
    await postJob();
    await userEvent.keyboard('{Escape}');
    await screen.findByText(TOASTS.jobPostFailed.title);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Special instructions/).value).toBe('Mind the cat.');
    await userEvent.click(screen.getByRole('button', { name: POSTINGS.customer.form.post }));
    await screen.findByRole('dialog', { name: ACCOUNT.emailCheck.title });
  });

  it('is no longer asked for once it was confirmed, also by a dialog that was put off while it was sent', async () => {
    const answer = heldAnswer({ body: { success: true } });
    serve({ 'POST /api/auth/verify-email': answer.route });
    await postJob();
    await enter('ABC123');
    await waitFor(() => expect(callsTo('POST /api/auth/verify-email')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await screen.findByText(TOASTS.jobPostFailed.title);
    await userEvent.click(screen.getByRole('button', { name: POSTINGS.customer.form.post }));
    await screen.findByRole('dialog', { name: ACCOUNT.emailCheck.title });
    isVerified = true;
    answer.release();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('ends with the sign-in of the person, and neither the next one nor anybody is told of it', async () => {
    serve({ [SESSIONS]: () => REFUSED });
    renderOnSite(<EmailCheckHost />);
    const refused = api.get('/api/auth/sessions').catch((error: unknown) => error);
    await screen.findByRole('dialog', { name: ACCOUNT.emailCheck.title });
    act(signOut);
    act(() => signIn({ token: 'of the other', user: { ...CUSTOMER, id: 10 } }));
    expect(await refused).toMatchObject({ code: 'EMAIL_NOT_VERIFIED', isSaid: true });
    expect(emailCheckStore.get()).toBeUndefined();
  });

  it('confirms no call of a sign-in before this one', async () => {
    await postJob();
    // Somebody else has signed in, in another tab; this tab learns of it a moment later.
    localStorage.setItem('auth-token', 'of the other');
    await enter('ABC123');
    await screen.findByText(TOASTS.jobPostFailed.title);
    expect(callsTo(POST)).toHaveLength(1);
  });

  it('is not asked for by a call of a sign-in before this one', async () => {
    const refused = heldAnswer(REFUSED);
    serve({ [SESSIONS]: refused.route });
    const late = api.get('/api/auth/sessions').catch((error: unknown) => error);
    await waitFor(() => expect(callsTo(SESSIONS)).toHaveLength(1));
    act(() => signIn({ token: 'of the other', user: { ...CUSTOMER, id: 10 } }));
    refused.release();
    expect(isApiError(await late, 'EMAIL_NOT_VERIFIED')).toBe(true);
    expect(emailCheckStore.get()).toBeUndefined();
  });

  it('says when the code could not be mailed', async () => {
    const wait = 'Please wait a minute before you ask for another code.';
    serve({
      'POST /api/auth/send-verification': () => ({ status: 429, body: { statusCode: 429, message: wait } }),
    });
    await postJob();
    expect(await screen.findByText(wait)).toBeTruthy();
  });
});
