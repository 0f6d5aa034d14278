import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONFIRMATION_MESSAGE_MAX, PAGE_TEXTS, TOASTS } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { TEXTS as LEAVE } from '../../../components/forms/forms.texts';
import { closeAuthDialog } from '../../../lib/auth-dialog';
import { signIn, signOut } from '../../../lib/session';
import { queryClient } from '../../../server-state/query-client';
import { GROUPS } from '../../../server-state/query-groups';
import { bookingAt } from '../../../test/booking';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { heldAnswer, serve } from '../../../test/server';
import { TEXTS } from '../messages.texts';
import { FirstMessage } from './first-message';
import { Thread } from './thread';

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

it('its counter counts as the server does, and what is too long is neither cut nor sent', () => {
  serve({});
  open();
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: TEXTS.first.send });
  const long = '🧹'.repeat(CONFIRMATION_MESSAGE_MAX);
  fireEvent.change(box(), { target: { value: long } });
  expect(screen.getByText(`${CONFIRMATION_MESSAGE_MAX}/${CONFIRMATION_MESSAGE_MAX}`)).toBeTruthy();
  expect(button().disabled).toBe(false);
  fireEvent.change(box(), { target: { value: `${long}, and` } });
  expect(screen.getByText(TEXTS.tooLong(CONFIRMATION_MESSAGE_MAX, 5))).toBeTruthy();
  expect(box().value).toBe(`${long}, and`);
  expect(box().maxLength).toBe(-1);
  expect(button().disabled).toBe(true);
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

describe('in the conversation with the cleaner, where the page of the booking is left for it', () => {
  const { userId, user: cleaner } = BOOKING.cleaner;
  const THREAD = `GET /api/messages/conversation/${CUSTOMER.id}/${userId}`;
  const typeAndLeave = (words = WORDS, booking = BOOKING) => {
    open(CUSTOMER, booking);
    fireEvent.change(box(), { target: { value: words } });
    act(cleanup);
  };
  const openThread = (messages: object[] = []) => {
    serve({ [THREAD]: () => ({ body: messages }) });
    renderOnSite(
      <Thread userId={CUSTOMER.id} other={{ id: userId, name: cleaner.firstName }} contact="open" />,
    );
    return screen.getByLabelText<HTMLTextAreaElement>(TEXTS.composer.label(cleaner.firstName));
  };
  const isShown = () => within(screen.getByRole('log')).findByText(WORDS);
  const stored = (bookingId: number | null) => ({
    id: 7,
    senderId: CUSTOMER.id,
    receiverId: userId,
    senderName: CUSTOMER.firstName,
    content: WORDS,
    bookingId,
    isRead: true,
    createdAt: '2026-12-01T09:00:00.000Z',
  });

  it('what was typed stands before what was typed there, and on that page no more', async () => {
    typeAndLeave();
    typeAndLeave('Mind the cat.', { ...BOOKING, id: BOOKING.id + 1 });
    localStorage.setItem(`message-draft-${CUSTOMER.id}-${userId}`, 'See you then.');
    const field = openThread();
    await waitFor(() => expect(field.value).toBe(`${WORDS}\nMind the cat.\nSee you then.`));
    act(cleanup);
    open();
    expect(box().value).toBe('');
    act(cleanup);
    expect(openThread().value).toBe(`${WORDS}\nMind the cat.\nSee you then.`);
  });

  it('what was typed after it was opened stays on its page', async () => {
    const field = openThread();
    await screen.findByText(PAGE_TEXTS.noMessages);
    const { unmount } = open();
    fireEvent.change(box(), { target: { value: WORDS } });
    serve({ [THREAD]: () => ({ body: [stored(null)] }) });
    await act(() => queryClient.invalidateQueries({ queryKey: GROUPS.messages }));
    await isShown();
    expect(field.value).toBe('');
    expect(box().value).toBe(WORDS);
    unmount();
  });

  it.each([
    ['nothing stands of a message whose answer was lost, and which the thread shows', BOOKING.id, ''],
    ['it stands though the same words were sent without the booking', null, WORDS],
  ])('%s', async (_what, bookingId, left) => {
    typeAndLeave();
    const field = openThread([stored(bookingId)]);
    await isShown();
    await waitFor(() => expect(field.value).toBe(left));
    act(cleanup);
    open();
    expect(box().value).toBe('');
  });

  it('nothing stands of a message that is still being sent', async () => {
    const answer = heldAnswer({ body: {} });
    serve({ 'POST /api/messages': answer.route });
    await send();
    act(cleanup);
    const field = openThread();
    await screen.findByText(PAGE_TEXTS.noMessages);
    expect(field.value).toBe('');
    answer.release();
    expect(await screen.findByText(TOASTS.messageSent.title)).toBeTruthy();
    act(cleanup);
    expect(openThread().value).toBe('');
  });
});
