import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGE_MAX, PAGE_TEXTS } from '@tidyhearth/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn, signOut } from '../../../lib/session';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, heldAnswer, serve } from '../../../test/server';
import { TEXTS } from '../messages.texts';
import { Thread } from './thread';

const SEND = 'POST /api/messages';
const LOST = { status: 0 };

beforeEach(() => {
  serve({ [`GET /api/messages/conversation/${CUSTOMER.id}/50`]: () => ({ body: [] }) });
  act(() => signIn({ token: 'token', user: CUSTOMER }));
});

const open = () =>
  renderOnSite(<Thread userId={CUSTOMER.id} other={{ id: 50, name: 'Rose' }} contact="open" />);
const box = () => screen.getByLabelText<HTMLTextAreaElement>(TEXTS.composer.label('Rose'));
const type = (value: string) => fireEvent.change(box(), { target: { value } });
async function press() {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: TEXTS.composer.send });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
}
const expectDraft = (text: string) => waitFor(() => expect(box().value).toBe(text));
const keys = () => callsTo(SEND).map(({ headers }) => headers.get('idempotency-key'));

it('leads back to the box from the button, which has nothing to send then', async () => {
  serve({ [SEND]: () => ({ body: {} }) });
  open();
  type('On my way.');
  await press();
  expect(document.activeElement).toBe(box());
});

it('is told what is too long, counted as the server counts, and can shorten it', () => {
  open();
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: TEXTS.composer.send });
  type('🧹'.repeat(MESSAGE_MAX));
  expect(button().disabled).toBe(false);
  type('🧹'.repeat(MESSAGE_MAX + 1));
  expect(screen.getByRole('alert').textContent).toBe(TEXTS.tooLong(MESSAGE_MAX, 1));
  expect(box().maxLength).toBe(-1);
  expect(button().disabled).toBe(true);
  fireEvent.submit(box());
  expect(callsTo(SEND)).toEqual([]);
});

describe('a message whose answer was lost', () => {
  async function lose() {
    serve({ [SEND]: () => LOST });
    const thread = open();
    type('On my way.');
    await press();
    await expectDraft('On my way.');
    serve({ [SEND]: () => ({ body: {} }) });
    return thread;
  }

  it('is the same one when it is sent after coming back to the conversation', async () => {
    const { unmount } = await lose();
    unmount();
    open();
    expect(box().value).toBe('On my way.');
    await press();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('is another one when other words are sent', async () => {
    await lose();
    type('On my way, ten minutes late.');
    await press();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it.each([
    ['the box was emptied', () => Promise.resolve(type(''))],
    [
      'something else was sent',
      async () => {
        type('Never mind.');
        await press();
        await expectDraft('');
      },
    ],
  ])('is another one when the same words are written after %s', async (_why, giveUp) => {
    await lose();
    await giveUp();
    const before = keys().length;
    type('On my way.');
    await press();
    await waitFor(() => expect(keys()).toHaveLength(before + 1));
    expect(keys().at(-1)).not.toBe(keys()[0]);
  });

  it('is the same one though another was sent while its answer was awaited', async () => {
    const answer = heldAnswer(LOST);
    serve({ [SEND]: answer.route });
    const { unmount } = open();
    type('On my way.');
    await press();
    unmount();
    serve({ [SEND]: () => ({ body: {} }) });
    open();
    type('Is the gate open?');
    await press();
    await waitFor(() => expect(keys()).toHaveLength(2));
    answer.release();
    await expectDraft('On my way.');
    await press();
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[2]).toBe(keys()[0]);
    expect(keys()[1]).not.toBe(keys()[0]);
  });
});

it('a message that a limit refused is in its box again, and the reason is said', async () => {
  const message = 'You can send 60 messages in 10 minutes. You can go on from Dec 3, 2026, 9:00 AM.';
  serve({ [SEND]: () => ({ status: 429, body: { statusCode: 429, code: 'TOO_MANY_REQUESTS', message } }) });
  open();
  type('On my way.');
  await press();
  expect(await screen.findByText(message)).toBeTruthy();
  await expectDraft('On my way.');
});

it('a message that could not be sent comes back to the conversation that was left and is open again', async () => {
  const answer = heldAnswer(LOST);
  serve({ [SEND]: answer.route });
  const { unmount } = open();
  type('On my way.');
  await press();
  unmount();
  const { unmount: leave } = open();
  type('Is the gate open?');
  answer.release();
  await expectDraft('On my way.\nIs the gate open?');
  leave();
  open();
  expect(box().value).toBe('On my way.\nIs the gate open?');
});

it('what somebody typed and did not send is theirs alone, though both people of a conversation use the same device', () => {
  const rose = { ...CUSTOMER, id: 50 };
  serve({ [`GET /api/messages/conversation/50/${CUSTOMER.id}`]: () => ({ body: [] }) });
  const { unmount } = open();
  type('The spare key is under the blue pot.');
  unmount();
  act(signOut);
  act(() => signIn({ token: 'of Rose', user: rose }));
  const theirs = { id: CUSTOMER.id, name: 'Ada' };
  const { unmount: leave } = renderOnSite(<Thread userId={rose.id} other={theirs} contact="open" />);
  expect(screen.getByLabelText<HTMLTextAreaElement>(TEXTS.composer.label('Ada')).value).toBe('');
  leave();
  act(() => signIn({ token: 'token', user: CUSTOMER }));
  open();
  expect(box().value).toBe('The spare key is under the blue pot.');
});

it('a message whose answer was lost is the same one after the page is loaded again', async () => {
  const load = async () => {
    vi.resetModules();
    return (await import('../message-keys')).messageKeys;
  };
  const message = { senderId: CUSTOMER.id, receiverId: 50, bookingId: null, content: 'On my way.' };
  const key = (await load()).keyFor(message);
  expect((await load()).keyFor(message)).toBe(key);
  expect((await load()).keyFor({ ...message, receiverId: 51 })).not.toBe(key);
});

describe('a message whose page was ended by the phone before the answer came', () => {
  const THREAD = `GET /api/messages/conversation/${CUSTOMER.id}/50`;
  const CONTENT = 'On my way.';
  const stored = (id: number, changes: object = {}) => ({
    id,
    senderId: CUSTOMER.id,
    receiverId: 50,
    bookingId: null,
    content: CONTENT,
    isRead: false,
    createdAt: '2026-11-20T10:15:00.000Z',
    ...changes,
  });

  const shows = (...messages: object[]) => serve({ [THREAD]: () => ({ body: messages }) });
  const isShown = async (times: number) =>
    waitFor(() => expect(screen.queryAllByText(CONTENT)).toHaveLength(times));

  /** Simulates leaving the page: the next one knows only what the browser has stored. */
  async function endPage(...before: object[]) {
    shows(...before);
    vi.resetModules();
    const session = await import('../../../lib/session');
    session.signIn({ token: 'token', user: CUSTOMER });
    const page = await import('./thread');
    serve({ [SEND]: heldAnswer(LOST).route });
    const { unmount } = renderOnSite(
      <page.Thread userId={CUSTOMER.id} other={{ id: 50, name: 'Rose' }} contact="open" />,
    );
    if (before.length > 0) await isShown(before.length);
    else await screen.findByText(PAGE_TEXTS.noMessages);
    type(CONTENT);
    await press();
    await waitFor(() => expect(keys()).toHaveLength(1));
    unmount();
    serve({ [SEND]: () => ({ body: {} }) });
  }

  it('is in the box again, and is the same one when it is sent', async () => {
    await endPage();
    open();
    await expectDraft(CONTENT);
    await press();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).toBe(keys()[0]);
    await expectDraft('');
  });

  it('stands before what was typed after it, also where the thread cannot be read', async () => {
    await endPage();
    localStorage.setItem(`message-draft-${CUSTOMER.id}-50`, 'Is the gate open?');
    serve({ [THREAD]: () => ({ status: 500 }) });
    open();
    await expectDraft(`${CONTENT}\nIs the gate open?`);
  });

  it('is not there again where the thread shows that it came; the same words are another one then', async () => {
    await endPage();
    shows(stored(7));
    open();
    await isShown(1);
    expect(box().value).toBe('');
    type(CONTENT);
    await press();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it.each([
    ['were sent before', stored(7)],
    ['came from the other', stored(8, { senderId: 50, receiverId: CUSTOMER.id })],
  ])('is there again though the same words %s', async (_when, other) => {
    const before = other.id === 7 ? [other] : [];
    await endPage(...before);
    shows(other);
    open();
    await expectDraft(CONTENT);
  });

  it('is nobody else’s on this device', async () => {
    await endPage();
    serve({ [`GET /api/messages/conversation/50/${CUSTOMER.id}`]: () => ({ body: [] }) });
    act(signOut);
    act(() => signIn({ token: 'of Rose', user: { ...CUSTOMER, id: 50 } }));
    const { unmount } = renderOnSite(
      <Thread userId={50} other={{ id: CUSTOMER.id, name: 'Ada' }} contact="open" />,
    );
    await screen.findByText(PAGE_TEXTS.noMessages);
    expect(screen.getByLabelText<HTMLTextAreaElement>(TEXTS.composer.label('Ada')).value).toBe('');
    unmount();
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    open();
    await expectDraft(CONTENT);
  });
});
