import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS } from '@tidyhearth/domain';
import { expect, it, vi } from 'vitest';
import { authRequestStore, closeAuthDialog } from '../../../lib/auth-dialog';
import { signIn } from '../../../lib/session';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { TEXTS } from '../become-cleaner.texts';
import { Wizard } from './wizard';

const [status, message] = ERRORS.POSTCODE_NOT_FOUND;
const details = [{ path: 'postcode', msg: message }];
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
async function press(name: string) {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
}

/** Of somebody who is signed in; sent with the last press. */
async function apply(onSent: () => void = () => undefined) {
  renderOnSite(<Wizard hasAccount onSent={onSent} />);
  enter(TEXTS.fields.rate, '20.00');
  enter(TEXTS.fields.postcode, 'ZZ99 9ZZ');
  enter(TEXTS.fields.location, 'Oxford');
  fireEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
  await press(TEXTS.steps.next);
  await screen.findByLabelText(TEXTS.fields.bio, { exact: false });
  enter(TEXTS.fields.bio, 'Careful and quick, with ten years in other people’s homes.');
  await press(TEXTS.steps.send);
}

it('an application refused for its postcode goes back to the step of that field, which gets the focus', async () => {
  serve({ 'POST /api/cleaners': () => ({ status, body: { code: 'POSTCODE_NOT_FOUND', message, details } }) });
  await apply();
  const field = await screen.findByLabelText(TEXTS.fields.postcode, { exact: false });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  // The toast says the same.
  expect(screen.getByText(message, { selector: '[role=alert]' })).toBeTruthy();
});

it('an application whose session has ended asks to sign in, and is sent then as it was typed', async () => {
  const ended = () => ({ status: 401, body: { code: 'NOT_AUTHENTICATED' } });
  act(() => signIn({ token: 'token', user: CUSTOMER }));
  serve({ 'POST /api/cleaners': ended, 'GET /api/auth/user': ended });
  const onSent = vi.fn<() => void>();
  await apply(onSent);
  await waitFor(() => expect(authRequestStore.get()).toBeDefined());
  serve({ 'POST /api/cleaners': () => ({ status: 201, body: {} }) });
  act(() => {
    signIn({ token: 'renewed', user: CUSTOMER });
    closeAuthDialog();
  });
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  const [first, second] = callsTo('POST /api/cleaners');
  expect(second?.body).toEqual(first?.body);
});
