import { type BookingStatus, conversationKey, type UserType } from '@tidyhearth/domain';
import type { Booking, Conversation } from '../../lib/contract';
import { TEXTS } from './messages.texts';

export interface InboxEntry {
  key: string;
  otherUserId: number;
  name: string;
  photo: string | null;
  userType: UserType;
  preview: string;
  time: string;
  unread: number;
  /** Whether messages can be sent, as far as it is known. */
  contact: Conversation['contact'];
}

/** The line of two people who share a booking but have not written yet. */
function fallbackText(status: BookingStatus): string {
  if (status === 'pending') return TEXTS.news.pending;
  return status === 'confirmed' ? TEXTS.news.confirmed : TEXTS.news.completed;
}

const fromConversation = (conversation: Conversation): InboxEntry => ({
  key: conversation.conversationId,
  otherUserId: conversation.otherUserId,
  name: conversation.otherUser.firstName,
  photo: conversation.otherUser.profileImageUrl,
  userType: conversation.otherUser.userType,
  preview: conversation.lastMessage,
  time: conversation.lastMessageTime,
  unread: conversation.unreadCount,
  contact: conversation.contact,
});

function fromBooking(booking: Booking, userId: number): InboxEntry {
  const { cleaner, customer } = booking;
  const mine = customer.id === userId;
  const otherUserId = mine ? cleaner.userId : customer.id;
  return {
    key: conversationKey(userId, otherUserId),
    otherUserId,
    name: mine ? cleaner.user.firstName : customer.firstName,
    photo: mine ? cleaner.profileImage : customer.profileImageUrl,
    userType: mine ? 'cleaner' : 'customer',
    preview: fallbackText(booking.status),
    time: booking.updatedAt,
    unread: 0,
    contact: booking.contact,
  };
}

/** An entry for a person who is not in the list, because all their bookings were cancelled and nobody has written. */
export function entryFromBookings(
  bookings: readonly Booking[],
  userId: number,
  otherUserId: number,
): InboxEntry | undefined {
  return bookings
    .map((booking) => fromBooking(booking, userId))
    .find((entry) => entry.otherUserId === otherUserId);
}

/** One entry per person: existing conversations, and people with a booking that is not cancelled. */
export function inboxEntries(
  conversations: readonly Conversation[],
  bookings: readonly Booking[],
  userId: number,
): InboxEntry[] {
  const entries = new Map(conversations.map((c) => [c.conversationId, fromConversation(c)]));
  const live = bookings.filter(({ status }) => status !== 'cancelled');
  for (const booking of live.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))) {
    const entry = fromBooking(booking, userId);
    if (!entries.has(entry.key)) entries.set(entry.key, entry);
  }
  return [...entries.values()].toSorted((a, b) => b.time.localeCompare(a.time));
}
