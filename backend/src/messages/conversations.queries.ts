import { USER_TYPES } from '@tidyhearth/domain';
import { hasBlocked } from '../blocks/blocks.queries.js';
import {
  dynamicSelect,
  dynamicWrite,
  flag,
  int,
  nullable,
  oneOf,
  select,
  text,
  write,
  type RowOf,
} from '../database/statement.js';
import { openAccount } from '../users/open-account.js';

type Side = 'low' | 'high';
/** A reader's conversations are found as the lower and as the higher id, each by its own index. */
export const SIDES: readonly Side[] = ['low', 'high'];

export type ConversationRow = RowOf<typeof LIST_CONVERSATIONS>;

/**
 * A cleaner's list leaves out a customer if all bookings were cancelled. Any later message brings the conversation
 * back, because otherwise nobody would see it. These are subqueries of one row rather than EXISTS, which MariaDB turns
 * into reading all bookings of the cleaner.
 */
const hasWorkOrNews = (other: string) => `(
  (SELECT b.id FROM bookings b
    WHERE b.customerId = v.${other} AND b.cleanerId = ? AND b.status IN ('pending', 'confirmed', 'completed', 'paid')
    LIMIT 1) IS NOT NULL
  OR (SELECT b.id FROM bookings b
       WHERE b.customerId = v.${other} AND b.cleanerId = ? AND b.status = 'cancelled' AND b.updatedAt >= v.lastMessageAt
       LIMIT 1) IS NULL)`;

const otherColumn = (side: Side) => (side === 'low' ? 'highUserId' : 'lowUserId');
const isShown = (side: Side, isCleaner: boolean) =>
  `v.${side}UserId = ?${isCleaner ? ` AND ${hasWorkOrNews(otherColumn(side))}` : ''}`;

/**
 * Latest first. Parameters for each side: the reader, a cleaner's own id twice, the position after which to continue.
 */
export const LIST_CONVERSATIONS = dynamicSelect(
  'messages.listConversations',
  {
    conversationKey: text,
    otherUserId: int,
    unread: int,
    lastMessageAt: int,
    content: text,
    senderId: int,
    firstName: text,
    profileImageUrl: nullable(text),
    userType: oneOf(USER_TYPES),
    isBlockedByReader: flag,
    isReachable: flag,
  },
  (isCleaner: boolean, limit: number) => {
    const halves = SIDES.map(
      (side) =>
        `SELECT * FROM (
           SELECT v.conversationKey, v.${side}UserId AS readerId, v.${otherColumn(side)} AS otherUserId, v.${side}Unread AS unread, v.lastMessageId,
                  v.lastMessageAt
             FROM conversations v
            WHERE ${isShown(side, isCleaner)} AND v.lastMessageAt <= ?
              AND (v.lastMessageAt < ? OR v.conversationKey < ?)
            ORDER BY v.lastMessageAt DESC, v.conversationKey DESC LIMIT ${limit}) ${side}Half`,
    );
    return `SELECT h.conversationKey, h.otherUserId, h.unread, h.lastMessageAt,
                   CASE WHEN s.deactivatedAt IS NULL THEN m.content ELSE '' END AS content, m.senderId, u.firstName,
                   COALESCE(c.profileImage, u.profileImageUrl) AS profileImageUrl, u.userType,
                   ${hasBlocked('h.readerId', 'h.otherUserId')} AS isBlockedByReader,
                   CASE WHEN ${openAccount('u')} AND NOT ${hasBlocked('h.otherUserId', 'h.readerId')}
                        THEN 1 ELSE 0 END AS isReachable
              FROM (${halves.join(' UNION ALL ')}) h
              JOIN messages m ON m.id = h.lastMessageId
              JOIN users s ON s.id = m.senderId
              JOIN users u ON u.id = h.otherUserId
              LEFT JOIN cleaners c ON c.userId = h.otherUserId AND c.status <> 'withdrawn'
             ORDER BY h.lastMessageAt DESC, h.conversationKey DESC LIMIT ${limit}`;
  },
  [
    [true, 10],
    [false, 10],
  ],
);

/** Counts only conversations that the list shows. */
export const COUNT_UNREAD = dynamicSelect(
  'messages.countUnread',
  { count: int },
  (isCleaner: boolean) => {
    const halves = SIDES.map(
      (side) =>
        `SELECT v.${side}Unread AS unread FROM conversations v
          WHERE v.${side}Unread > 0 AND ${isShown(side, isCleaner)}`,
    );
    return `SELECT COALESCE(SUM(h.unread), 0) AS count FROM (${halves.join(' UNION ALL ')}) h`;
  },
  [[true], [false]],
);

export const FIND_CONVERSATION = select(
  'messages.findConversation',
  { conversationKey: text },
  'SELECT conversationKey FROM conversations WHERE conversationKey = ?',
);

export const INSERT_CONVERSATION = write(
  'messages.insertConversation',
  `INSERT INTO conversations
     (conversationKey, lowUserId, highUserId, openedBy, lastMessageId, lastMessageAt, lowUnread, highUnread, createdAt)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);

/** If two messages are sent at once, the one with the higher id becomes the last. */
export const UPDATE_LAST_MESSAGE = dynamicWrite(
  'messages.updateLastMessage',
  (unread: `${Side}Unread`) =>
    `UPDATE conversations
        SET ${unread} = ${unread} + 1,
            lastMessageAt = CASE WHEN lastMessageId < ? THEN ? ELSE lastMessageAt END,
            lastMessageId = CASE WHEN lastMessageId < ? THEN ? ELSE lastMessageId END
      WHERE conversationKey = ?`,
  [['lowUnread'], ['highUnread']],
);

export const REDUCE_UNREAD = dynamicWrite(
  'messages.reduceUnread',
  (unread: `${Side}Unread`) => `UPDATE conversations SET ${unread} = ${unread} - ? WHERE conversationKey = ?`,
  [['lowUnread'], ['highUnread']],
);

/** How one person sees another. Parameters: the reader twice, the key of their conversation, the other person. */
export const FIND_CONTACT = select(
  'messages.findContact',
  {
    firstName: text,
    profileImageUrl: nullable(text),
    userType: oneOf(USER_TYPES),
    cleanerId: nullable(int),
    isListed: nullable(flag),
    conversationKey: nullable(text),
    isBlockedByReader: flag,
    isReachable: flag,
  },
  `SELECT u.firstName,
          CASE WHEN c.status <> 'withdrawn' THEN COALESCE(c.profileImage, u.profileImageUrl)
               ELSE u.profileImageUrl END AS profileImageUrl,
          u.userType, c.id AS cleanerId, c.isListed, v.conversationKey,
          ${hasBlocked('?', 'u.id')} AS isBlockedByReader,
          CASE WHEN ${openAccount('u')} AND NOT ${hasBlocked('u.id', '?')} THEN 1 ELSE 0 END AS isReachable
     FROM users u
     LEFT JOIN cleaners c ON c.userId = u.id
     LEFT JOIN conversations v ON v.conversationKey = ?
    WHERE u.id = ?`,
);

/** When this person opened the n-th newest conversation. */
export const FIND_NTH_OPENED = dynamicSelect(
  'messages.findNthOpened',
  { at: int },
  (nth: number) =>
    `SELECT createdAt AS at FROM conversations WHERE openedBy = ?
      ORDER BY createdAt DESC LIMIT 1 OFFSET ${nth - 1}`,
  [[15]],
);

/** A booking in any state. Parameters: a customer and a cleaner for one direction, then for the other. */
export const FIND_BOOKING_IN_COMMON = select(
  'messages.findBookingInCommon',
  { id: int },
  `SELECT id FROM bookings WHERE customerId = ? AND cleanerId = ?
   UNION ALL SELECT id FROM bookings WHERE customerId = ? AND cleanerId = ? LIMIT 1`,
);

/** A booking by this customer, except requests that the customer withdrew before anybody else had acted on them. */
export const FIND_BOOKING_TAKEN_UP = select(
  'messages.findBookingTakenUp',
  { id: int },
  `SELECT b.id FROM bookings b
    WHERE b.customerId = ? AND b.cleanerId = ?
      AND (b.status <> 'cancelled' OR b.cancelledById IS NULL OR b.cancelledById <> b.customerId
           OR EXISTS (SELECT 1 FROM booking_history h WHERE h.bookingId = b.id AND h.changedBy <> b.customerId))
    LIMIT 1`,
);
