import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TEXTS } from '../features/auth/auth.texts';
import { askToSignIn, authRequestStore, closeAuthDialog } from '../lib/auth-dialog';
import { signOut } from '../lib/session';
import { CUSTOMER } from '../test/jobs';
import { renderOnSite } from '../test/render';
import { callsTo, heldAnswer, serve } from '../test/server';
import { AuthHost } from './auth-host';

afterEach(() =>
  act(() => {
    closeAuthDialog();
    signOut();
  }),
);

const SIGN_IN = 'POST /api/login';

const ask = (onSuccess?: () => void) => act(() => askToSignIn({ tab: 'sign-in', onSuccess }));

it('goes on with what was asked last when a sign-in answers that was given up while it was being sent', async () => {
  const answer = heldAnswer({ body: { token: 'token', user: CUSTOMER } });
  serve({ [SIGN_IN]: answer.route });
  const [first, last] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderOnSite(<AuthHost />);
  ask(first);
  const form = within(await screen.findByRole('tabpanel'));
  fireEvent.change(form.getByLabelText(TEXTS.fields.email), { target: { value: CUSTOMER.email } });
  fireEvent.change(form.getByLabelText(TEXTS.fields.password), { target: { value: 'my password' } });
  await userEvent.click(form.getByRole('button', { name: TEXTS.signIn.send }));
  await waitFor(() => expect(callsTo(SIGN_IN)).toHaveLength(1));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  ask(last);
  await screen.findByRole('dialog');
  answer.release();
  await waitFor(() => expect(last).toHaveBeenCalledOnce());
  expect(first).not.toHaveBeenCalled();
  expect(authRequestStore.get()).toBeUndefined();
});
