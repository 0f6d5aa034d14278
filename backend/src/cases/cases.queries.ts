import { BOOKING_STATUSES, CASE_KINDS, CASE_OUTCOMES, CASE_STATUSES } from '@tidyhearth/domain';
import {
  dynamicSelect,
  int,
  nullable,
  oneOf,
  select,
  text,
  write,
  type RowOf,
} from '../database/statement.js';

/** One person's reports and additions since an instant. Parameters: the person and the instant, twice. */
export const COUNT_REPORTED_SINCE = select(
  'cases.countReportedSince',
  { reports: int },
  `SELECT COUNT(*) AS reports FROM (
     SELECT c.id FROM cases c WHERE c.openedById = ? AND c.createdAt > ?
     UNION ALL SELECT n.id FROM case_notes n WHERE n.authorId = ? AND n.createdAt > ?) lately`,
);

/** A message that the reader received. */
export const FIND_RECEIVED_MESSAGE = select(
  'cases.findReceivedMessage',
  { senderId: int, conversationKey: text, content: text },
  'SELECT senderId, conversationKey, content FROM messages WHERE id = ? AND receiverId = ?',
);

export const FIND_VISIT_OF_PARTY = select(
  'cases.findVisitOfParty',
  {
    customerId: int,
    cleanerUserId: int,
    status: oneOf(BOOKING_STATUSES),
    startsAt: int,
    endsAt: int,
    completedAt: nullable(int),
  },
  `SELECT b.customerId, k.userId AS cleanerUserId, b.status, b.startsAt, b.endsAt,
          (SELECT MAX(h.changedAt) FROM booking_history h
            WHERE h.bookingId = b.id AND h.toStatus = 'completed') AS completedAt
     FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
    WHERE b.id = ? AND (b.customerId = ? OR k.userId = ?)`,
);

export const FIND_PARTIES = select(
  'cases.findParties',
  { customerId: int, cleanerUserId: int },
  `SELECT b.customerId, k.userId AS cleanerUserId FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
    WHERE b.id = ?`,
);

/**
 * Locks the row. A closed case takes no additions, and a concurrent closure either sees this addition or prevents it.
 */
export const TAKE_ADDITION = write(
  'cases.takeAddition',
  "UPDATE cases SET updatedAt = ? WHERE id = ? AND status <> 'closed'",
);

/** Reopens a case that is in progress, because somebody has to read the addition. */
export const WAIT_AGAIN = write(
  'cases.waitAgain',
  "UPDATE cases SET status = 'open' WHERE id = ? AND status = 'in-progress'",
);

export const FIND_ADDITION_AFTER = select(
  'cases.findAdditionAfter',
  { id: int },
  "SELECT id FROM case_notes WHERE caseId = ? AND id > ? AND kind = 'addition' LIMIT 1",
);

export const FIND_OPEN_CASE = select('cases.findOpen', { id: int }, 'SELECT id FROM cases WHERE openKey = ?');

export const TOUCH_CASE = write('cases.touch', 'UPDATE cases SET updatedAt = ? WHERE id = ?');

export const INSERT_CASE_NOTE = write(
  'cases.insertNote',
  'INSERT INTO case_notes (caseId, authorId, kind, text, createdAt) VALUES (?, ?, ?, ?, ?)',
);

export type CaseRecord = RowOf<typeof FIND_CASE>;

export const FIND_CASE = select(
  'cases.find',
  {
    id: int,
    kind: oneOf(CASE_KINDS),
    status: oneOf(CASE_STATUSES),
    openedById: nullable(int),
    subjectId: nullable(int),
    bookingId: nullable(int),
    messageId: nullable(int),
    conversationKey: nullable(text),
    outcomeForSubject: nullable(text),
    bookingStatus: nullable(oneOf(BOOKING_STATUSES)),
  },
  `SELECT c.id, c.kind, c.status, c.openedById, c.subjectId, c.bookingId, c.messageId, c.conversationKey,
          c.outcomeForSubject, b.status AS bookingStatus
     FROM cases c LEFT JOIN bookings b ON b.id = c.bookingId WHERE c.id = ?`,
);

export const START_CASE = write(
  'cases.start',
  "UPDATE cases SET status = 'in-progress', updatedAt = ? WHERE id = ? AND status = 'open'",
);

/** Parameters: the outcome, the texts for each side, the admin, the time twice, the id. */
export const CLOSE_CASE = write(
  'cases.close',
  `UPDATE cases SET status = 'closed', openKey = NULL, outcome = ?, outcomeForReporter = ?, outcomeForSubject = ?,
          decidedBy = ?, closedAt = ?, updatedAt = ?
    WHERE id = ? AND status <> 'closed'`,
);

/** Keeps the texts for both sides, and the time of the last decision, until the case is closed again. */
export const REOPEN_CASE = write(
  'cases.reopen',
  `UPDATE cases SET status = 'in-progress', openKey = ?, outcome = NULL, decidedBy = NULL, updatedAt = ?
    WHERE id = ? AND status = 'closed'`,
);

const OWN_CASE = {
  id: int,
  kind: oneOf(CASE_KINDS),
  status: oneOf(CASE_STATUSES),
  subjectFirstName: nullable(text),
  bookingId: nullable(int),
  reportedText: nullable(text),
  reason: text,
  text: text,
  outcome: nullable(oneOf(CASE_OUTCOMES)),
  outcomeForReporter: nullable(text),
  closedAt: nullable(int),
  createdAt: int,
};
/** When its author closes the account, a message is no longer shown to its reader, not even as part of the report. */
const SELECT_OWN = `SELECT c.id, c.kind, c.status, u.firstName AS subjectFirstName, c.bookingId,
    CASE WHEN u.deactivatedAt IS NULL THEN c.reportedText END AS reportedText, c.reason, c.text, c.outcome, c.outcomeForReporter, c.closedAt, c.createdAt
  FROM cases c LEFT JOIN users u ON u.id = c.subjectId` as const;

export type OwnCaseRow = RowOf<typeof FIND_OWN_CASE>;

export const FIND_OWN_CASE = select(
  'cases.findOwn',
  OWN_CASE,
  `${SELECT_OWN} WHERE c.id = ? AND c.openedById = ?`,
);

/** Newest first. */
export const LIST_OWN_CASES = dynamicSelect(
  'cases.listOwn',
  OWN_CASE,
  (limit: number) => `${SELECT_OWN} WHERE c.openedById = ? AND c.id < ? ORDER BY c.id DESC LIMIT ${limit}`,
  [[10]],
);

/** What the subject of cases was told, newest case first, without the reporter and the report. */
export const LIST_TOLD = dynamicSelect(
  'cases.listTold',
  { id: int, words: text, toldAt: int },
  (limit: number) =>
    `SELECT id, COALESCE(outcomeForSubject, '') AS words, COALESCE(closedAt, updatedAt) AS toldAt FROM cases
      WHERE subjectId = ? AND outcomeForSubject IS NOT NULL AND id < ? ORDER BY id DESC LIMIT ${limit}`,
  [[10]],
);

/** Additions to several cases, oldest first. The daily limit on reports bounds their number. */
export const LIST_ADDITIONS = dynamicSelect(
  'cases.listAdditions',
  { caseId: int, text: text, createdAt: int },
  (cases: number) =>
    `SELECT caseId, text, createdAt FROM case_notes
      WHERE caseId IN (${Array(cases).fill('?').join(', ')}) AND kind = 'addition' ORDER BY id`,
  [[1]],
);

/** The messages up to and including the reported one, or those after it. Oldest first. */
export const LIST_THREAD_AROUND = dynamicSelect(
  'cases.listThreadAround',
  { id: int, senderId: int, senderName: text, content: text, createdAt: int },
  (side: 'before' | 'after', limit: number) =>
    `SELECT m.id, m.senderId, s.firstName AS senderName, m.content, m.createdAt
       FROM (SELECT * FROM messages WHERE conversationKey = ? AND id ${side === 'before' ? '<=' : '>'} ?
              ORDER BY id ${side === 'before' ? 'DESC' : 'ASC'} LIMIT ${limit}) m
       JOIN users s ON s.id = m.senderId ORDER BY m.id`,
  [
    ['before', 10],
    ['after', 10],
  ],
);

/** For the personal data export: the person's own reports, with the outcome they were told. */
export const EXPORT_OWN_CASES = select(
  'cases.exportOwn',
  {
    id: int,
    kind: oneOf(CASE_KINDS),
    status: oneOf(CASE_STATUSES),
    reason: text,
    text: text,
    outcomeForReporter: nullable(text),
    createdAt: int,
    closedAt: nullable(int),
  },
  `SELECT id, kind, status, reason, text, outcomeForReporter, createdAt,
          CASE WHEN status = 'closed' THEN closedAt END AS closedAt
     FROM cases WHERE openedById = ? ORDER BY id`,
);

export const EXPORT_OWN_ADDITIONS = select(
  'cases.exportOwnAdditions',
  { caseId: int, text: text, createdAt: int },
  "SELECT caseId, text, createdAt FROM case_notes WHERE authorId = ? AND kind = 'addition' ORDER BY id",
);

/** Without the reporter and the report. */
export const EXPORT_OUTCOMES_TOLD = select(
  'cases.exportOutcomesTold',
  { outcomeForSubject: nullable(text), closedAt: nullable(int) },
  `SELECT outcomeForSubject, closedAt FROM cases
    WHERE subjectId = ? AND outcomeForSubject IS NOT NULL ORDER BY id`,
);
