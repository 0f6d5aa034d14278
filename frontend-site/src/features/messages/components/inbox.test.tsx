import { act, screen } from '@testing-library/react';
import { conversationKey } from '@tidyhearth/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountUser } from '../../../lib/contract';
import { signIn, signOut } from '../../../lib/session';
import { bookingAt } from '../../../test/booking';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, heldAnswer, serve } from '../../../test/server';
import { TEXTS } from '../messages.texts';
import { Inbox } from './inbox';

const OTHER = 50;
const CONTACT = `GET /api/messages/contact/${CUSTOMER.id}/${OTHER}`;
const otherUser = { id: OTHER, firstName: 'Ida', profileImageUrl: null, userType: 'cleaner' };
const conversation = {
  conversationId: conversationKey(CUSTOMER.id, OTHER),
  otherUserId: OTHER,
  otherUser,
  lastMessage: 'Hello',
  lastMessageTime: '2026-11-20T10:00:00.000Z',
  lastSenderId: OTHER,
  unreadCount: 0,
  contact: 'unreachable',
};

function open(conversations: object[], user: AccountUser = CUSTOMER, bookings: object[] = []) {
  serve({
    [`GET /api/messages/conversations/${CUSTOMER.id}`]: () => ({ body: conversations }),
    [`GET /api/messages/conversation/${CUSTOMER.id}/${OTHER}`]: () => ({ body: [] }),
    [`GET /api/bookings/${user.userType}/${user.cleanerId ?? user.id}`]: () => ({ body: bookings }),
  });
  renderOnSite(
    <Inbox
      user={user}
      selected={conversation.conversationId}
      hrefFor={(key) => `/messages/${key}`}
      backTo="/messages"
    />,
  );
}

const box = (name: string) => screen.queryByLabelText(TEXTS.composer.label(name));

describe('a conversation that is opened by its address, of which the list has no line', () => {
  beforeEach(() => act(() => signIn({ token: 'token', user: CUSTOMER })));
  afterEach(() => act(signOut));

  it.each([
    ['has closed the account', { contact: 'unreachable', otherUser }, TEXTS.contact.unreachable('Ida')],
    ['was blocked', { contact: 'blocked', otherUser }, TEXTS.contact.blocked('Ida')],
    [
      'is a stranger',
      { contact: 'unreachable', otherUser: null },
      TEXTS.contact.unreachable(TEXTS.inbox.somebody),
    ],
  ])('says before anything is typed that the other %s', async (_, body, text) => {
    const contact = heldAnswer({ body });
    serve({ [CONTACT]: contact.route });
    open([]);
    await screen.findByRole('log');
    expect(screen.queryByRole('button', { name: TEXTS.composer.send })).toBeNull();
    contact.release();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: TEXTS.composer.send })).toBeNull();
  });

  it('lets write to whom one can, by name', async () => {
    serve({ [CONTACT]: () => ({ body: { contact: 'open', otherUser } }) });
    open([]);
    expect(await screen.findByLabelText(TEXTS.composer.label('Ida'))).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Ida' })).toBeTruthy();
  });

  it('lets write where that could not be found out: the server decides', async () => {
    serve({ [CONTACT]: () => ({ status: 500, body: { message: 'Down' } }) });
    open([]);
    expect(await screen.findByRole('button', { name: TEXTS.composer.send })).toBeTruthy();
  });

  it('is not asked about where the list knows it', async () => {
    open([conversation]);
    expect(await screen.findByText(TEXTS.contact.unreachable('Ida'))).toBeTruthy();
    expect(box('Ida')).toBeNull();
    expect(callsTo(CONTACT)).toHaveLength(0);
  });
});

describe('the head of a conversation says what the other is', () => {
  const CLEANER = { ...CUSTOMER, userType: 'cleaner', cleanerId: 6, cleanerStatus: 'pending' } as const;
  const { cleaner, customer } = TEXTS.inbox.roles;
  beforeEach(() => act(() => signIn({ token: 'token', user: CUSTOMER })));
  afterEach(() => act(signOut));

  it.each([
    ['a cleaner, to a customer', CUSTOMER, 'cleaner', cleaner],
    ['a customer, to a cleaner', CLEANER, 'customer', customer],
    ['the cleaner of an earlier clean, to a customer who has applied', CLEANER, 'cleaner', cleaner],
    ['a customer who has become a cleaner, to a cleaner', CLEANER, 'cleaner', cleaner],
  ] as const)('%s', async (_, user, userType, role) => {
    open([{ ...conversation, otherUser: { ...otherUser, userType } }], user);
    expect(await screen.findByText(role)).toBeTruthy();
  });

  it('where the list has no line of them', async () => {
    serve({ [CONTACT]: () => ({ body: { contact: 'open', otherUser } }) });
    open([], CLEANER);
    expect(await screen.findByText(cleaner)).toBeTruthy();
    expect(screen.queryByText(customer)).toBeNull();
  });

  it('where they share a booking and have not written', async () => {
    const booking = bookingAt('2094-03-15T10:00:00.000Z');
    const people = {
      customer: { ...booking.customer, id: CUSTOMER.id },
      cleaner: { ...booking.cleaner, userId: OTHER },
    };
    serve({ [CONTACT]: () => ({ body: { contact: 'unreachable', otherUser: null } }) });
    open([], CUSTOMER, [{ ...booking, ...people }]);
    expect(await screen.findByText(cleaner)).toBeTruthy();
  });

  it('and nothing of a stranger', async () => {
    serve({ [CONTACT]: () => ({ body: { contact: 'unreachable', otherUser: null } }) });
    open([]);
    await screen.findByText(TEXTS.contact.unreachable(TEXTS.inbox.somebody));
    expect(screen.queryByText(cleaner)).toBeNull();
    expect(screen.queryByText(customer)).toBeNull();
  });
});
