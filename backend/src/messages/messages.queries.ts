import { APPLICANT_STATUSES } from '@tidyhearth/domain';
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

const MESSAGE = {
  id: int,
  senderId: int,
  receiverId: int,
  senderName: text,
  bookingId: nullable(int),
  content: text,
  isRead: flag,
  createdAt: int,
};
/**
 * The words of somebody who has closed the account are replaced by an empty text, for which the mapper shows a notice.
 */
const MESSAGE_COLUMNS = `m.id, m.senderId, m.receiverId, s.firstName AS senderName, m.bookingId,
  CASE WHEN s.deactivatedAt IS NULL THEN m.content ELSE '' END AS content, m.isRead, m.createdAt` as const;

export type MessageRow = RowOf<typeof FIND_MESSAGE>;

export const FIND_MESSAGE = select(
  'messages.find',
  MESSAGE,
  `SELECT ${MESSAGE_COLUMNS} FROM messages m JOIN users s ON s.id = m.senderId WHERE m.id = ?`,
);

const LAST_OF_CONVERSATIONS = `SELECT ${MESSAGE_COLUMNS}
  FROM conversations v JOIN messages m ON m.id = v.lastMessageId JOIN users s ON s.id = m.senderId` as const;

/** The last message of each of a person's conversations. Parameters: the person, twice. */
export const LIST_LAST_MESSAGES = select(
  'messages.listLast',
  MESSAGE,
  `${LAST_OF_CONVERSATIONS} WHERE v.lowUserId = ? UNION ALL ${LAST_OF_CONVERSATIONS} WHERE v.highUserId = ?` as const,
);

/**
 * Newest first. The page is cut before names are joined, because MariaDB would otherwise join and sort the whole
 * thread.
 */
export const LIST_THREAD = dynamicSelect(
  'messages.listThread',
  MESSAGE,
  (indexHint: string, limit: number) =>
    `SELECT ${MESSAGE_COLUMNS}
       FROM (SELECT * FROM messages ${indexHint}
              WHERE conversationKey = ? AND id < ? ORDER BY id DESC LIMIT ${limit}) m
       JOIN users s ON s.id = m.senderId
      ORDER BY m.id DESC`,
  [['', 10]],
);

/** Newest first. */
export const LIST_RECEIVED_SINCE = dynamicSelect(
  'messages.listReceivedSince',
  MESSAGE,
  (limit: number) =>
    `SELECT ${MESSAGE_COLUMNS}
       FROM (SELECT * FROM messages WHERE receiverId = ? AND createdAt >= ?
              ORDER BY createdAt DESC, id DESC LIMIT ${limit}) m
       JOIN users s ON s.id = m.senderId
      ORDER BY m.createdAt DESC, m.id DESC`,
  [[10]],
);

export const INSERT_MESSAGE = write(
  'messages.insert',
  `INSERT INTO messages (conversationKey, senderId, receiverId, bookingId, content, isRead, createdAt)
   VALUES (?, ?, ?, ?, ?, 0, ?)`,
);

/** When this sender wrote the n-th newest message. Its id is found by reading only the index. */
export const FIND_NTH_SENT = dynamicSelect(
  'messages.findNthSent',
  { at: int },
  (nth: number) =>
    `SELECT createdAt AS at FROM messages
      WHERE id = (SELECT id FROM messages WHERE senderId = ? ORDER BY id DESC LIMIT 1 OFFSET ${nth - 1})`,
  [[60]],
);

export const FIND_NEWEST_UNREAD = dynamicSelect(
  'messages.findNewestUnread',
  { id: nullable(int) },
  (indexHint: string) =>
    `SELECT MAX(id) AS id FROM messages ${indexHint}
      WHERE receiverId = ? AND isRead = 0 AND conversationKey = ?`,
  [['']],
);

export const MARK_READ = dynamicWrite(
  'messages.markRead',
  (indexHint: string) =>
    `UPDATE messages ${indexHint} SET isRead = 1
      WHERE receiverId = ? AND isRead = 0 AND conversationKey = ? AND id <= ?`,
  [['']],
);

/** Parameters: the sender, the key of their conversation, the receiver. */
export const FIND_RECIPIENT = select(
  'messages.findRecipient',
  {
    senderName: text,
    senderStatus: nullable(oneOf(APPLICANT_STATUSES)),
    cleanerId: nullable(int),
    isListed: nullable(flag),
    conversationKey: nullable(text),
  },
  `SELECT s.firstName AS senderName, sc.status AS senderStatus, c.id AS cleanerId, c.isListed, v.conversationKey
     FROM users r
     JOIN users s ON s.id = ?
     LEFT JOIN cleaners sc ON sc.userId = s.id AND sc.status <> 'withdrawn'
     LEFT JOIN cleaners c ON c.userId = r.id
     LEFT JOIN conversations v ON v.conversationKey = ?
    WHERE r.id = ? AND ${openAccount('r')}`,
);

export const FIND_PARTIES_OF_BOOKING = select(
  'messages.findPartiesOfBooking',
  { customerId: int, cleanerId: int },
  'SELECT customerId, cleanerId FROM bookings WHERE id = ?',
);

/** At most one mail about unread messages per conversation, receiver and window. */
export const FIND_MAIL_SLOT = select(
  'messages.findMailSlot',
  { id: int },
  'SELECT id FROM message_notification_log WHERE conversationKey = ? AND recipientId = ?',
);

export const INSERT_MAIL_SLOT = write(
  'messages.insertMailSlot',
  `INSERT INTO message_notification_log (conversationKey, recipientId, lastNotificationSent, messageCount, createdAt)
   VALUES (?, ?, ?, 1, ?)`,
);

export const CLAIM_MAIL_SLOT = write(
  'messages.claimMailSlot',
  `UPDATE message_notification_log SET lastNotificationSent = ?, messageCount = 1
    WHERE conversationKey = ? AND recipientId = ? AND lastNotificationSent <= ?`,
);

export const COUNT_UNMAILED = write(
  'messages.countUnmailed',
  'UPDATE message_notification_log SET messageCount = messageCount + 1 WHERE conversationKey = ? AND recipientId = ?',
);

/**
 * For the personal data export, oldest first. Sent, unread and read messages are each read in the order of ids from an
 * index, and only ids are read before the page is cut. Parameters for each of the three: the person and the id after
 * which to continue.
 */
export const EXPORT_MESSAGE_PAGE = dynamicSelect(
  'messages.exportPage',
  {
    id: int,
    senderId: int,
    receiverId: int,
    bookingId: nullable(int),
    content: text,
    isRead: flag,
    createdAt: int,
  },
  (sentHint: string, receivedHint: string, limit: number) => {
    const page = `ORDER BY id LIMIT ${limit}`;
    const received = (isRead: 0 | 1) =>
      `SELECT id FROM messages ${receivedHint} WHERE receiverId = ? AND isRead = ${isRead} AND id > ? ${page}`;
    return `SELECT m.id, m.senderId, m.receiverId, m.bookingId,
                   CASE WHEN s.deactivatedAt IS NULL THEN m.content ELSE '' END AS content, m.isRead, m.createdAt
              FROM (SELECT id FROM (SELECT id FROM messages ${sentHint} WHERE senderId = ? AND id > ? ${page}) sent
                    UNION ALL SELECT id FROM (${received(0)}) unseen
                    UNION ALL SELECT id FROM (${received(1)}) seen
                    ${page}) p
              JOIN messages m ON m.id = p.id
              JOIN users s ON s.id = m.senderId
             ORDER BY p.id`;
  },
  [['', '', 10]],
);
