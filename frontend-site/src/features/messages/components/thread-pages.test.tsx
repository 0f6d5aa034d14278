import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Message } from '../../../lib/contract';
import { signIn } from '../../../lib/session';
import { GROUPS } from '../../../server-state/query-groups';
import { queryClient } from '../../../server-state/query-client';
import { CUSTOMER } from '../../../test/jobs';
import { openStream } from '../../../test/live-stream';
import { renderOnSite } from '../../../test/render';
import { isWatched, scrollTo, watchScrolling } from '../../../test/scrolling';
import { heldAnswer, serve } from '../../../test/server';
import { Thread } from './thread';

const ROUTE = `GET /api/messages/conversation/${CUSTOMER.id}/50`;
const message = (id: number): Message => ({
  id,
  senderId: 50,
  senderName: 'Rose',
  receiverId: CUSTOMER.id,
  bookingId: null,
  content: `Message ${id}`,
  isRead: true,
  createdAt: '2026-07-15T10:00:00.000Z',
});
const page = (ids: number[], cursor?: string) => ({
  body: ids.map(message),
  ...(cursor !== undefined && { headers: { link: `<${ROUTE.slice(4)}?cursor=${cursor}>; rel="next"` } }),
});

it('shows what has just come, and then the earlier ones that are in view, without another touch', async () => {
  watchScrolling();
  serve({ [ROUTE]: () => page([4, 3], 'after 3') });
  act(() => signIn({ token: 'token', user: CUSTOMER }));
  // While the stream is up, nothing is refetched unless an event arrives.
  openStream(CUSTOMER.id);
  renderOnSite(<Thread userId={CUSTOMER.id} other={{ id: 50, name: 'Rose' }} contact="open" />);
  expect(await screen.findByText('Message 3')).toBeTruthy();
  await isWatched();

  const reread = heldAnswer(page([5, 4], 'after 4'));
  serve({ [ROUTE]: (call) => (call.query.get('cursor') === null ? reread.route(call) : page([3, 2])) });
  act(() => void queryClient.invalidateQueries({ queryKey: GROUPS.messages }));
  await act(scrollTo);
  reread.release();
  expect(await screen.findByText('Message 5')).toBeTruthy();
  expect(await screen.findByText('Message 2')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText(/^Message \d$/)).toHaveLength(4));
});
