import { act, screen, waitFor } from '@testing-library/react';
import { MESSAGE_REMOVED } from '@tidyhearth/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '../../../lib/contract';
import { signIn } from '../../../lib/session';
import { useLiveRefresh } from '../../../server-state/live/use-live-refresh';
import { CUSTOMER } from '../../../test/jobs';
import { openStream } from '../../../test/live-stream';
import { renderOnSite } from '../../../test/render';
import { callsTo, heldAnswer, serve } from '../../../test/server';
import { Thread } from './thread';

const THREAD = `/api/messages/conversation/${CUSTOMER.id}/50`;
const READ = `POST ${THREAD}/read`;
const message: Message = {
  id: 1,
  senderId: 50,
  senderName: 'Rose',
  receiverId: CUSTOMER.id,
  bookingId: null,
  content: 'Good morning!',
  isRead: false,
  createdAt: '2026-07-15T10:00:00.000Z',
};

function OpenThread() {
  useLiveRefresh();
  return <Thread userId={CUSTOMER.id} other={{ id: 50, name: 'Rose' }} contact="open" />;
}

let stream: ReturnType<typeof openStream>;
let isRead: boolean;
const answerRead = () => {
  isRead = true;
  return { body: { marked: 1 } };
};

beforeEach(() => {
  isRead = false;
  serve({
    [`GET ${THREAD}`]: () => ({ body: [{ ...message, isRead }] }),
    'GET /api/auth/user': () => ({ body: CUSTOMER }),
    [READ]: () => ({ status: 0 }),
  });
  act(() => signIn({ token: 'token', user: CUSTOMER }));
});

/** The first call that reports the reading is lost. */
async function open() {
  await openRead();
  await waitFor(() => expect(callsTo(READ).length).toBeGreaterThan(0));
}

async function openRead() {
  renderOnSite(<OpenThread />);
  stream = openStream(CUSTOMER.id);
  await act(stream.isOpen);
  expect(await screen.findByText('Good morning!')).toBeTruthy();
}

it('a message whose reading could not be told is told of when the line is back, and then no more', async () => {
  await open();
  serve({ [READ]: answerRead });
  await act(stream.lose);
  await waitFor(() => expect(isRead).toBe(true));
  const tries = callsTo(READ).length;
  const reads = callsTo(`GET ${THREAD}`).length;
  await act(stream.lose);
  await waitFor(() => expect(callsTo(`GET ${THREAD}`).length).toBeGreaterThan(reads));
  expect(callsTo(READ)).toHaveLength(tries);
});

it('is told of with the next reading though the first call still hangs', async () => {
  await open();
  const hanging = heldAnswer({ status: 0 });
  serve({ [READ]: hanging.route });
  const before = callsTo(READ).length;
  await act(stream.lose);
  await waitFor(() => expect(callsTo(READ).length).toBeGreaterThan(before));
  serve({ [READ]: answerRead });
  await act(stream.lose);
  await waitFor(() => expect(isRead).toBe(true));
  hanging.release();
});

it('is told of when the tab is seen again', async () => {
  await open();
  serve({ [READ]: answerRead });
  const look = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  look('hidden');
  expect(isRead).toBe(false);
  look('visible');
  await waitFor(() => expect(isRead).toBe(true));
});

it('an open conversation shows no more what its writer, who has left, had written', async () => {
  isRead = true;
  await openRead();
  serve({ [`GET ${THREAD}`]: () => ({ body: [{ ...message, isRead, content: MESSAGE_REMOVED }] }) });
  await act(stream.lose);
  expect(await screen.findByText(MESSAGE_REMOVED)).toBeTruthy();
  expect(screen.queryByText('Good morning!')).toBeNull();
});
