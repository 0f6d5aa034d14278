import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOASTS } from '@tidyhearth/domain';
import { expect, it } from 'vitest';
import { TEXTS as LEAVE } from '../../../components/forms/forms.texts';
import { closeAuthDialog } from '../../../lib/auth-dialog';
import { signIn } from '../../../lib/session';
import { bookingAt } from '../../../test/booking';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { heldAnswer, serve } from '../../../test/server';
import { TEXTS } from '../messages.texts';
import { FirstMessage } from './first-message';

const WORDS = 'The key is with the neighbour.';

async function send() {
  act(() => signIn({ token: 'token', user: CUSTOMER }));
  renderOnSite(<FirstMessage booking={bookingAt('2026-12-03T10:00:00.000Z')} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>(TEXTS.first.label, { exact: false });
  fireEvent.change(field, { target: { value: WORDS } });
  await userEvent.click(screen.getByRole('button', { name: TEXTS.first.send }));
  return field;
}
const leave = () => userEvent.click(screen.getByRole('link', { name: TEXTS.first.toConversation }));

it('a message that waits for the next sign-in is not left without a question', async () => {
  const ended = () => ({ status: 401, body: { code: 'NOT_AUTHENTICATED' } });
  serve({ 'POST /api/messages': ended, 'GET /api/auth/user': ended });
  const field = await send();
  expect(await screen.findByText(TOASTS.authenticationRequired.title)).toBeTruthy();
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: LEAVE.leave.stay }));
  expect(field.value).toBe(WORDS);
  act(closeAuthDialog);
});

it('a message that was sent leaves the box empty, and nothing to ask about', async () => {
  serve({ 'POST /api/messages': () => ({ body: {} }) });
  const field = await send();
  expect(await screen.findByText(TOASTS.messageSent.title)).toBeTruthy();
  expect(field.value).toBe('');
  await leave();
  expect(screen.queryByRole('button', { name: LEAVE.leave.stay })).toBeNull();
});

it.each([
  ['goes on after what was sent', `${WORDS} The gate is green.`, 'The gate is green.'],
  ['takes the place of what was sent', 'The key is under the mat.', 'The key is under the mat.'],
  ['goes on in the last word that was sent', `${WORDS}..`, `${WORDS}..`],
])('what was typed while the message was being sent stays: it %s', async (_how, typed, left) => {
  const answer = heldAnswer({ body: {} });
  serve({ 'POST /api/messages': answer.route });
  const field = await send();
  fireEvent.change(field, { target: { value: typed } });
  answer.release();
  expect(await screen.findByText(TOASTS.messageSent.title)).toBeTruthy();
  await waitFor(() => expect(field.value).toBe(left));
});
