import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const holds = (text: string) => waitFor(() => expect(box().value).toBe(text));
const keys = () => callsTo(SEND).map(({ headers }) => headers.get('idempotency-key'));

describe('a message whose answer was lost', () => {
  async function lose() {
    serve({ [SEND]: () => LOST });
    const thread = open();
    type('On my way.');
    await press();
    await holds('On my way.');
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
        await holds('');
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
    await holds('On my way.');
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
  await holds('On my way.');
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
  await holds('On my way.\nIs the gate open?');
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
