import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOASTS } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { TEXTS as LEAVE } from '../../../components/forms/forms.texts';
import { closeAuthDialog } from '../../../lib/auth-dialog';
import { signIn, signOut } from '../../../lib/session';
import { bookingAt } from '../../../test/booking';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { heldAnswer, serve } from '../../../test/server';
import { TEXTS } from '../messages.texts';
import { FirstMessage } from './first-message';

const WORDS = 'The key is with the neighbour.';

const BOOKING = bookingAt('2026-12-03T10:00:00.000Z');

const box = () => screen.getByLabelText<HTMLTextAreaElement>(TEXTS.first.label, { exact: false });

function open(user = CUSTOMER, booking = BOOKING) {
  act(() => signIn({ token: `of ${user.id}`, user }));
  return renderOnSite(<FirstMessage booking={booking} />);
}

async function send() {
  open();
  const field = box();
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

describe('what was typed and not sent', () => {
  const leave = () => act(cleanup);

  it('is in the box again after the page has ended, of that booking and that person alone', () => {
    open();
    fireEvent.change(box(), { target: { value: WORDS } });
    leave();
    open();
    expect(box().value).toBe(WORDS);
    leave();
    open(CUSTOMER, { ...BOOKING, id: BOOKING.id + 1 });
    expect(box().value).toBe('');
    leave();
    act(signOut);
    open({ ...CUSTOMER, id: CUSTOMER.id + 1 });
    expect(box().value).toBe('');
  });

  it('can be left without a question, as it is kept', async () => {
    open();
    fireEvent.change(box(), { target: { value: WORDS } });
    await userEvent.click(screen.getByRole('link', { name: TEXTS.first.toConversation }));
    expect(screen.queryByRole('button', { name: LEAVE.leave.stay })).toBeNull();
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('is there again where its answer was lost', async () => {
    serve({ 'POST /api/messages': () => ({ status: 0 }) });
    await send();
    await screen.findByText(TOASTS.messageFailed.title);
    leave();
    open();
    expect(box().value).toBe(WORDS);
  });

  it('is gone once it was sent, though the page was left meanwhile and is open again', async () => {
    const answer = heldAnswer({ body: {} });
    serve({ 'POST /api/messages': answer.route });
    await send();
    leave();
    open();
    expect(box().value).toBe(WORDS);
    answer.release();
    await waitFor(() => expect(box().value).toBe(''));
    leave();
    open();
    expect(box().value).toBe('');
  });
});
