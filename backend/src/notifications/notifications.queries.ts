import { NOTIFICATION_TYPES, SERVICE_IDS } from '@tidyhearth/domain';
import { noBlockBetween } from '../blocks/blocks.queries.js';
import { placeholders } from '../database/sql.js';
import {
  dynamicSelect,
  dynamicWrite,
  flag,
  int,
  nullable,
  oneOf,
  real,
  select,
  text,
  write,
  type RowOf,
} from '../database/statement.js';
import { squaredChord } from '../geo/grid.js';
import { openAccount } from '../users/open-account.js';

const VALUE_COLUMNS =
  'userId, type, title, message, bookingId, postingId, applicationId, conversationId, readAt, createdAt' as const;
const VALUES = '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)' as const;
export const COUNT_UNREAD = select(
  'notifications.countUnread',
  { count: int },
  'SELECT COUNT(*) AS count FROM notifications WHERE userId = ? AND readAt IS NULL',
);

export const MARK_READ = write(
  'notifications.markRead',
  'UPDATE notifications SET readAt = ? WHERE id = ? AND userId = ? AND readAt IS NULL',
);

export const MARK_ALL_READ = write(
  'notifications.markAllRead',
  'UPDATE notifications SET readAt = ? WHERE userId = ? AND readAt IS NULL',
);

export const MARK_CONVERSATION_READ = write(
  'notifications.markConversationRead',
  `UPDATE notifications SET readAt = ?
    WHERE userId = ? AND readAt IS NULL AND type = 'message' AND conversationId = ?`,
);

export const DELETE_UNREAD_OF_CONVERSATION = write(
  'notifications.deleteUnreadOfConversation',
  `DELETE FROM notifications
    WHERE userId = ? AND readAt IS NULL AND type = 'message' AND conversationId = ?`,
);

/** Parameters: the new message, the recipient, the application and the title. */
export const REWORD_UNREAD = write(
  'notifications.rewordUnread',
  `UPDATE notifications SET message = ?
    WHERE userId = ? AND readAt IS NULL AND type = 'application' AND applicationId = ? AND title = ?`,
);

export const INSERT_NOTIFICATION = write(
  'notifications.insert',
  `INSERT INTO notifications (${VALUE_COLUMNS}) VALUES ${VALUES}`,
);

export const INSERT_NOTIFICATIONS = dynamicWrite(
  'notifications.insertMany',
  (rows: number) =>
    `INSERT INTO notifications (${VALUE_COLUMNS}) VALUES ${Array(rows).fill(VALUES).join(', ')}`,
  [[2]],
);

export const FIND_LAST_ID = select(
  'notifications.findLastId',
  { id: int },
  'SELECT COALESCE(MAX(id), 0) AS id FROM notifications',
);

export const LIST_ADDED_SINCE = dynamicSelect(
  'notifications.listAddedSince',
  { id: int, userId: int },
  (recipients: readonly number[]) =>
    `SELECT id, userId FROM notifications
      WHERE id > ? AND createdAt = ? AND userId IN (${placeholders(recipients)}) ORDER BY id`,
  [[[1, 2]]],
);

export const LIST_OLDEST = dynamicSelect(
  'notifications.listOldest',
  { id: int, createdAt: int },
  (limit: number) => `SELECT id, createdAt FROM notifications ORDER BY id LIMIT ${limit}`,
  [[10]],
);

export const DELETE_OLD = write(
  'notifications.deleteOld',
  'DELETE FROM notifications WHERE id <= ? AND createdAt < ?',
);

/** An item of the bell as it was written. */
export const NOTIFICATION = {
  id: int,
  type: oneOf(NOTIFICATION_TYPES),
  title: text,
  message: text,
  bookingId: nullable(int),
  postingId: nullable(int),
  applicationId: nullable(int),
  conversationId: nullable(text),
  readAt: nullable(int),
  createdAt: int,
};

export const EXPORT_NOTIFICATION_PAGE = dynamicSelect(
  'notifications.exportPage',
  NOTIFICATION,
  (indexHint: string, limit: number) =>
    `SELECT id, type, title, message, bookingId, postingId, applicationId, conversationId, readAt, createdAt
       FROM notifications ${indexHint} WHERE userId = ? AND id > ? ORDER BY id LIMIT ${limit}`,
  [['', 10]],
);

const PERSON = {
  id: int,
  firstName: text,
  email: text,
  emailNotifications: flag,
  emailVerifiedAt: nullable(int),
  isSuspended: flag,
  deactivatedAt: nullable(int),
};
const PERSON_COLUMNS =
  'u.id, u.firstName, u.email, u.emailNotifications, u.emailVerifiedAt, u.isSuspended, u.deactivatedAt';

export type PersonRow = RowOf<typeof LIST_PEOPLE>;

export const LIST_PEOPLE = dynamicSelect(
  'notifications.listPeople',
  PERSON,
  (ids: readonly number[]) => `SELECT ${PERSON_COLUMNS} FROM users u WHERE u.id IN (${placeholders(ids)})`,
  [[[1, 2]]],
);

/** Sign-ups that wait for an admin's decision. */
export const COUNT_WAITING_APPLICATIONS = select(
  'notifications.countWaitingApplications',
  { waiting: int },
  "SELECT COUNT(*) AS waiting FROM cleaners WHERE status = 'pending'",
);

/** Whether a mail of this type was queued for this address since a given time, and not left unsent as outdated. */
export const FIND_MAIL_SINCE = select(
  'notifications.findMailSince',
  { id: int },
  `SELECT id FROM email_notifications
    WHERE recipient = ? AND type = ? AND createdAt >= ? AND (status <> 'failed' OR body IS NOT NULL) LIMIT 1`,
);

const SQUARED_CHORD = squaredChord('c');

/**
 * Nearest first. Places are rounded, so many cleaners are equally far away. Each job puts these in another order,
 * because otherwise those who registered first would be told of every job. Parameters: both ends of each range of
 * cells, the position (each coordinate twice), the longest distance, the services, the position again, and the start of
 * that order. COALESCE keeps SQLite from using the index of the status, with which it would read every approved cleaner.
 */
export const LIST_CLEANERS_NEARBY = dynamicSelect(
  'notifications.listCleanersNearby',
  PERSON,
  (cellRanges: number, limit: number) =>
    `SELECT ${PERSON_COLUMNS} FROM cleaners c JOIN users u ON u.id = c.userId
      WHERE (${Array(cellRanges).fill('c.fcell BETWEEN ? AND ?').join(' OR ')})
        AND ${SQUARED_CHORD} <= ?
        AND COALESCE(c.status, '') = 'approved' AND c.isAvailable = 1 AND (c.serviceMask & ?) <> 0
        AND ${openAccount('u')} AND ${noBlockBetween('c.userId', '?')}
      ORDER BY ${SQUARED_CHORD}, (c.id * 7919 + ?) % 10007, c.id LIMIT ${limit}`,
  [[2, 10]],
);

export const FIND_BOOKING_TOLD_OF = select(
  'notifications.findBookingToldOf',
  {
    customerId: int,
    cleanerUserId: int,
    serviceType: oneOf(SERVICE_IDS),
    startsAt: int,
    endsAt: int,
    bookingDate: text,
    postcode: text,
  },
  `SELECT b.customerId, k.userId AS cleanerUserId, b.serviceType, b.startsAt, b.endsAt, b.bookingDate, b.postcode
     FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
    WHERE b.id = ?`,
);

/** The time that the two had agreed on last, of a booking that was moved since. */
export const FIND_AGREED_TIME = select(
  'notifications.findAgreedTime',
  { startsAt: nullable(int) },
  `SELECT movedFrom AS startsAt FROM booking_history
    WHERE bookingId = ? AND fromStatus = 'confirmed' AND toStatus = 'pending' ORDER BY id DESC LIMIT 1`,
);

export const FIND_IF_TAKES_BOOKINGS = select(
  'notifications.findIfTakesBookings',
  { isAvailable: flag },
  'SELECT isAvailable FROM cleaners WHERE id = ?',
);

/** A visit that a cleaner has agreed to and that is not over. */
export const FIND_AGREED_AHEAD = select(
  'notifications.findAgreedAhead',
  { id: int },
  "SELECT id FROM bookings WHERE cleanerId = ? AND status = 'confirmed' AND endsAt > ? LIMIT 1",
);

export const FIND_JOB = select(
  'notifications.findJob',
  {
    serviceType: oneOf(SERVICE_IDS),
    city: text,
    startsAt: int,
    maxBudgetPence: int,
    latitude: real,
    longitude: real,
  },
  'SELECT serviceType, city, startsAt, maxBudgetPence, latitude, longitude FROM postings WHERE id = ?',
);

/** When this customer posted the n-th newest job. */
export const FIND_NTH_JOB = dynamicSelect(
  'notifications.findNthJob',
  { at: int },
  (nth: number) =>
    `SELECT createdAt AS at FROM postings WHERE customerId = ? ORDER BY id DESC LIMIT 1 OFFSET ${nth - 1}`,
  [[6]],
);

/** The booking that was created from an accepted bid. */
export const FIND_BOOKING_OF_JOB = select(
  'notifications.findBookingOfJob',
  { bookingId: int },
  'SELECT b.id AS bookingId FROM bookings b WHERE b.postingId = ?',
);

export const FIND_JOB_OF_BID = select(
  'notifications.findJobOfBid',
  {
    serviceType: oneOf(SERVICE_IDS),
    city: text,
    startsAt: int,
    proposedRatePence: int,
    isCleanerApproved: flag,
    isCleanerAvailable: flag,
  },
  `SELECT p.serviceType, p.city, p.startsAt, a.proposedRatePence,
          CASE WHEN k.status = 'approved' THEN 1 ELSE 0 END AS isCleanerApproved, k.isAvailable AS isCleanerAvailable
     FROM applications a
     JOIN postings p ON p.id = a.postingId
     JOIN cleaners k ON k.id = a.cleanerId
    WHERE a.id = ?`,
);

/** Those of these sessions that have neither been ended nor expired. The caller still has to check for idle ones. */
export const LIST_OPEN_SESSIONS = dynamicSelect(
  'notifications.listOpenSessions',
  { sid: text, email: text, lastSeenAt: int },
  (sids: readonly string[]) =>
    `SELECT s.sid, u.email, s.lastSeenAt FROM sessions s JOIN users u ON u.id = s.userId
      WHERE s.sid IN (${placeholders(sids)})
        AND s.expire > ? AND ${openAccount('u')}`,
  [[['a', 'b']]],
);
