import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOASTS } from '@tidyhearth/domain';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { TEXTS as LEAVE } from '../components/forms/forms.texts';
import { useLeaveQuestion } from '../components/forms/leave-question';
import { TEXTS as LAYOUT } from '../components/layout/layout.texts';
import { NavBar } from '../components/layout/nav-bar';
import { ROUTES } from '../config/routes';
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

function UnsavedForm() {
  const { question } = useLeaveQuestion(true, false);
  return (
    <>
      <p>{useLocation().pathname}</p>
      {question}
    </>
  );
}

it('does not stay over the next page when the way to it was asked about first', async () => {
  const { container } = renderOnSite(
    <>
      <UnsavedForm />
      <AuthHost />
    </>,
    '/profile',
  );
  ask();
  const forgot = await screen.findByRole('link', { name: TEXTS.signIn.forgot });
  // A dialog hides all else one frame after it opened, and a question that is there by then with it. Nobody is so quick.
  await waitFor(() => expect(container.getAttribute('aria-hidden')).toBe('true'));
  await userEvent.click(forgot);
  await userEvent.click(await screen.findByRole('button', { name: LEAVE.leave.confirm }));
  expect(await screen.findByText(ROUTES.forgotPassword)).toBeTruthy();
  await waitFor(() => expect(authRequestStore.get()).toBeUndefined());
});

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

it('says once that a sign-in is not kept where the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  serve({ [SIGN_IN]: () => ({ body: { token: 'token', user: CUSTOMER } }) });
  renderOnSite(<AuthHost />);
  ask();
  const form = within(await screen.findByRole('tabpanel'));
  fireEvent.change(form.getByLabelText(TEXTS.fields.email), { target: { value: CUSTOMER.email } });
  fireEvent.change(form.getByLabelText(TEXTS.fields.password), { target: { value: 'my password' } });
  await userEvent.click(form.getByRole('button', { name: TEXTS.signIn.send }));
  expect(await screen.findByText(TEXTS.notKept)).toBeTruthy();
  expect(screen.getByText(TOASTS.welcomeBack.title)).toBeTruthy();
});

it('leaves who signs up from the bar on their page, with what they searched for', async () => {
  serve({ 'POST /api/auth/register': () => ({ body: { token: 'token', user: CUSTOMER, message: '' } }) });
  function Address() {
    const { pathname, search } = useLocation();
    return <p>{pathname + search}</p>;
  }
  renderOnSite(
    <>
      <NavBar bell={null} onSignOut={signOut} />
      <Address />
      <AuthHost />
    </>,
    `${ROUTES.findCleaners}?postcode=OX1&radius=5`,
  );
  await userEvent.click(screen.getByRole('button', { name: LAYOUT.nav.signUp }));
  const form = within(await screen.findByRole('tabpanel'));
  const type = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  type(TEXTS.fields.firstName, CUSTOMER.firstName);
  type(TEXTS.fields.lastName, CUSTOMER.lastName);
  type(TEXTS.fields.email, CUSTOMER.email);
  type(TEXTS.fields.phone, '07700 900123');
  type(TEXTS.fields.password, 'correct horse battery');
  for (const agreement of form.getAllByRole('checkbox')) fireEvent.click(agreement);
  await userEvent.click(form.getByRole('button', { name: TEXTS.signUp.send }));
  expect(await screen.findByText(LAYOUT.nav.hello(CUSTOMER.firstName))).toBeTruthy();
  expect(await screen.findByText(TOASTS.accountCreated.title)).toBeTruthy();
  expect(screen.getByText(`${ROUTES.findCleaners}?postcode=OX1&radius=5`)).toBeTruthy();
});
