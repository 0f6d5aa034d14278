import { act, fireEvent, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE_TEXTS, TOASTS } from '@tidyhearth/domain';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signIn, signOut } from '../../../lib/session';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { heldAnswer, serve } from '../../../test/server';
import { TEXTS } from '../messages.texts';
import { Thread } from './thread';

afterEach(() => {
  vi.useRealTimers();
  act(signOut);
});

it.each([
  ['approved', TEXTS.contact.unreachable],
  ['pending', TEXTS.contact.notApproved],
] as const)('says to a cleaner who is %s why nobody can be written to', async (cleanerStatus, text) => {
  serve({ [`GET /api/messages/conversation/${CUSTOMER.id}/50`]: () => ({ body: [] }) });
  act(() =>
    signIn({ token: 'token', user: { ...CUSTOMER, userType: 'cleaner', cleanerId: 5, cleanerStatus } }),
  );
  renderOnSite(<Thread userId={CUSTOMER.id} other={{ id: 50, name: 'Rose' }} contact="unreachable" />);
  expect(await screen.findByText(text('Rose'))).toBeTruthy();
  expect(screen.queryByLabelText(TEXTS.composer.label('Rose'))).toBeNull();
});

it.each([
  ['open', true],
  ['unreachable', false],
  ['blocked', false],
] as const)(
  'an empty conversation invites to write only where that is possible: %s',
  async (contact, isAsked) => {
    serve({ [MESSAGES]: () => ({ body: [] }) });
    renderOnSite(<Thread userId={CUSTOMER.id} other={{ id: 50, name: 'Rose' }} contact={contact} />);
    await waitForElementToBeRemoved(await screen.findByText(TEXTS.thread.loading));
    expect(screen.queryByText(PAGE_TEXTS.noMessages) !== null).toBe(isAsked);
  },
);

const MESSAGES = `GET /api/messages/conversation/${CUSTOMER.id}/50`;
const SEND = 'POST /api/messages';
const message = (id: number, content: string, senderId: number) => ({
  id,
  content,
  senderId,
  receiverId: senderId === 50 ? CUSTOMER.id : 50,
  isRead: true,
  createdAt: '2026-11-20T10:00:00.000Z',
});
const thread = <Thread userId={CUSTOMER.id} other={{ id: 50, name: 'Rose' }} contact="open" />;

it('the day above the messages is called yesterday once midnight has passed', async () => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-20T23:59:30Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  serve({ [MESSAGES]: () => ({ body: [message(1, 'When do you come?', 50)] }) });
  renderOnSite(thread);
  expect(await screen.findByText(TEXTS.days.today)).toBeTruthy();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText(TEXTS.days.yesterday)).toBeTruthy();
});

/** Whether new content there is read out, according to the nearest live region. */
const isSpoken = (element: Element) => element.closest('[aria-live]')?.getAttribute('aria-live') === 'polite';

describe('to a screen reader', () => {
  it('only what comes once the conversation is open is news, and of what is written once that it was sent', async () => {
    const sent = heldAnswer({ body: message(2, 'On my way.', CUSTOMER.id) });
    serve({ [MESSAGES]: () => ({ body: [message(1, 'When do you come?', 50)] }), [SEND]: sent.route });
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    renderOnSite(thread);
    const first = await screen.findByText('When do you come?');
    const log = screen.getByRole('log');
    expect(log.contains(first)).toBe(true);
    expect(log.getAttribute('aria-live')).toBe('off');
    await waitFor(() => expect(log.getAttribute('aria-live')).toBe('polite'));
    fireEvent.change(screen.getByLabelText(TEXTS.composer.label('Rose')), {
      target: { value: 'On my way.' },
    });
    await userEvent.click(screen.getByRole('button', { name: TEXTS.composer.send }));
    expect(log.contains(await screen.findByText(TEXTS.thread.sending))).toBe(false);
    serve({
      [MESSAGES]: () => ({
        body: [message(2, 'On my way.', CUSTOMER.id), message(1, 'When do you come?', 50)],
      }),
    });
    act(sent.release);
    // Read out once, by the toast, wherever in the conversation the reader is.
    expect(isSpoken(await screen.findByText(TOASTS.messageSent.title))).toBe(true);
    await waitFor(() => expect(log.contains(screen.getByText('On my way.'))).toBe(true));
    expect(isSpoken(screen.getByText('On my way.'))).toBe(false);
    expect(isSpoken(screen.getByText('When do you come?'))).toBe(true);
  });

  it('the conversation that was chosen is where reading goes on', async () => {
    serve({ [MESSAGES]: () => ({ body: [] }) });
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    renderOnSite(
      <Routes>
        <Route path="/" element={<Link to="/messages/1-50">Rose</Link>} />
        <Route path="/messages/1-50" element={thread} />
      </Routes>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Rose' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: TEXTS.thread.title('Rose') }));
  });

  it('a conversation that came with its page takes no focus', async () => {
    serve({ [MESSAGES]: () => ({ body: [] }) });
    renderOnSite(thread);
    await screen.findByRole('log');
    expect(document.activeElement).toBe(document.body);
  });
});
