import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoAddress, DEMO_MAILBOXES, UNREACHABLE } from '@tidyhearth/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { signIn, signOut } from '../../../lib/session';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { calls, serve } from '../../../test/server';
import { TEXTS } from '../reset-test.texts';
import { ResetTest } from './reset-test';

const field = () => screen.getByLabelText<HTMLInputElement>(TEXTS.send.field);

describe('the developers’ page for the reset of a password', () => {
  afterEach(() => act(signOut));

  it('begins with the address of the demo customer, who is nobody, and sends what is typed in its place', async () => {
    serve({ 'POST /api/auth/forgot-password': () => ({ body: { message: 'Sent' } }) });
    renderOnSite(<ResetTest />);
    expect(field().value).toBe(demoAddress(DEMO_MAILBOXES.customer));
    await userEvent.clear(field());
    expect(field().value).toBe('');
    await userEvent.type(field(), CUSTOMER.email);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.send.button }));
    expect(await screen.findByText('Sent')).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ email: CUSTOMER.email }]);
  });

  it('says of a token that could not be checked that the server was out of reach, not that the token is wrong', async () => {
    serve({ 'GET /api/auth/verify-reset-token/abc': () => ({ status: 0 }) });
    renderOnSite(<ResetTest />);
    await userEvent.type(screen.getByLabelText(TEXTS.verify.field), 'abc');
    await userEvent.click(screen.getByRole('button', { name: TEXTS.verify.button }));
    expect(await screen.findByText(UNREACHABLE)).toBeTruthy();
  });

  it('begins with the own address of whoever is signed in', () => {
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    renderOnSite(<ResetTest />);
    expect(field().value).toBe(CUSTOMER.email);
  });
});
