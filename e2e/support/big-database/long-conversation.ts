import type { Database } from '../../../scripts/lib/database.mjs';
import type { BusyPair } from './busy-people.js';

export const LONG_CONVERSATION = 20_000;
const EVERY_MS = 2 * 3_600_000;
const UNREAD = 3;
const LINES = [
  'The key is under the blue pot.',
  'Thank you, I will be there at nine.',
  'Could you do the oven this time?',
  'All done, and the windows too.',
  'The ferry is late, I will be half an hour behind.',
  'No hurry, the kettle is on.',
];

/** The text of a message; its number counts from the oldest. */
export const lineOf = (number: number) => `${LINES[number % LINES.length] ?? ''} (${number})`;

/** Adds alternating messages over the past years. The cleaner has not read the last few. */
export async function addLongConversation(
  database: Database,
  { cleaner, customer }: BusyPair,
): Promise<void> {
  const [last] = await database.all('SELECT MAX(id) AS id FROM messages');
  const before = Number(last?.id ?? 0);
  const [low, high] = [Math.min(cleaner.id, customer.id), Math.max(cleaner.id, customer.id)];
  const conversationKey = `${low}-${high}`;
  const now = Date.now();
  const sentAt = (number: number) => now - 60_000 - (LONG_CONVERSATION - number) * EVERY_MS;
  const numbers = Array.from({ length: LONG_CONVERSATION }, (_, index) => index + 1);
  await database.insert(
    'messages',
    numbers.map((number) => {
      const isUnread = number > LONG_CONVERSATION - UNREAD;
      const [from, to] = isUnread || number % 2 === 1 ? [customer, cleaner] : [cleaner, customer];
      return {
        id: before + number,
        conversationKey,
        senderId: from.id,
        receiverId: to.id,
        content: lineOf(number),
        isRead: isUnread ? 0 : 1,
        createdAt: sentAt(number),
      };
    }),
  );
  await database.insert('conversations', [
    {
      conversationKey,
      lowUserId: low,
      highUserId: high,
      openedBy: customer.id,
      lastMessageId: before + LONG_CONVERSATION,
      lastMessageAt: sentAt(LONG_CONVERSATION),
      lowUnread: low === cleaner.id ? UNREAD : 0,
      highUnread: high === cleaner.id ? UNREAD : 0,
      createdAt: sentAt(1),
    },
  ]);
}
