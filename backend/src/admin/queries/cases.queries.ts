import { BOOKING_STATUSES, CASE_KINDS, CASE_OUTCOMES, CASE_STATUSES, USER_TYPES } from '@tidyhearth/domain';
import { CASE_NOTE_KINDS } from '../../cases/case-note.entity.js';
import { flag, int, nullable, oneOf, select, text, type RowOf } from '../../database/statement.js';
import { ADMIN_CASE_SORTS, type AdminCaseSort, type AdminCasesQuery } from '../cases/admin-cases.query.js';
import type { Filters } from '../listing/list-query.js';
import { selectPage, selectTotal, type ListSource } from './list-statements.js';
import { Where } from '../listing/where.js';

const CASE = {
  id: int,
  kind: oneOf(CASE_KINDS),
  status: oneOf(CASE_STATUSES),
  reason: text,
  openedById: nullable(int),
  openerFirstName: nullable(text),
  openerLastName: nullable(text),
  subjectId: nullable(int),
  subjectFirstName: nullable(text),
  subjectLastName: nullable(text),
  bookingId: nullable(int),
  outcome: nullable(oneOf(CASE_OUTCOMES)),
  createdAt: int,
  updatedAt: int,
  closedAt: nullable(int),
};
const SOURCE = {
  columns: `c.id, c.kind, c.status, c.reason, c.openedById, opener.firstName AS openerFirstName,
            opener.lastName AS openerLastName, c.subjectId, subject.firstName AS subjectFirstName,
            subject.lastName AS subjectLastName, c.bookingId, c.outcome, c.createdAt, c.updatedAt, c.closedAt`,
  from: `cases c
         LEFT JOIN users opener ON opener.id = c.openedById
         LEFT JOIN users subject ON subject.id = c.subjectId`,
  sorts: ADMIN_CASE_SORTS,
  id: 'c.id',
  uniqueSorts: ['id', 'createdAt'],
} as const satisfies ListSource<AdminCaseSort>;

export const filterCases = ({ status, kind, subjectId, bookingId }: Filters<AdminCasesQuery>) =>
  new Where()
    .equals('c.status', status)
    .equals('c.kind', kind)
    .equals('c.subjectId', subjectId)
    .equals('c.bookingId', bookingId);

const SAMPLES = [
  filterCases({}),
  filterCases({ status: 'open', kind: 'message', subjectId: 1, bookingId: 1 }),
  filterCases({ status: 'open' }),
  filterCases({ kind: 'message' }),
];

export type AdminCaseRow = RowOf<typeof LIST_CASES>;

export const LIST_CASES = selectPage('admin.listCases', CASE, SOURCE, SAMPLES);
export const COUNT_CASES = selectTotal('admin.countCases', SOURCE, SAMPLES);

export type AdminCaseDetailRow = RowOf<typeof FIND_CASE_DETAIL>;

export const FIND_CASE_DETAIL = select(
  'admin.findCaseDetail',
  {
    ...CASE,
    text: text,
    reportedText: nullable(text),
    messageId: nullable(int),
    outcomeForReporter: nullable(text),
    outcomeForSubject: nullable(text),
    deciderFirstName: nullable(text),
    deciderLastName: nullable(text),
  },
  `SELECT ${SOURCE.columns}, c.text, c.reportedText, c.messageId, c.outcomeForReporter, c.outcomeForSubject,
          decider.firstName AS deciderFirstName, decider.lastName AS deciderLastName
     FROM ${SOURCE.from} LEFT JOIN users decider ON decider.id = c.decidedBy WHERE c.id = ?`,
);

export type CasePersonRow = RowOf<typeof FIND_CASE_PERSON>;

export const FIND_CASE_PERSON = select(
  'admin.findCasePerson',
  {
    id: int,
    firstName: text,
    lastName: text,
    email: text,
    userType: oneOf(USER_TYPES),
    isSuspended: flag,
    casesAbout: int,
  },
  `SELECT u.id, u.firstName, u.lastName, u.email, u.userType, u.isSuspended,
          COALESCE((SELECT COUNT(*) FROM cases c WHERE c.subjectId = u.id), 0) AS casesAbout
     FROM users u WHERE u.id = ?`,
);

export type CaseBookingRow = RowOf<typeof FIND_CASE_BOOKING>;

export const FIND_CASE_BOOKING = select(
  'admin.findCaseBooking',
  {
    id: int,
    serviceType: text,
    status: oneOf(BOOKING_STATUSES),
    startsAt: int,
    endsAt: int,
    totalPence: int,
  },
  'SELECT id, serviceType, status, startsAt, endsAt, totalPence FROM bookings WHERE id = ?',
);

export type CaseNoteRow = RowOf<typeof LIST_CASE_NOTES>;

/** Only the latest notes. Somebody who adds this many can continue in a new case. */
export const LIST_CASE_NOTES = select(
  'admin.listCaseNotes',
  {
    id: int,
    kind: oneOf(CASE_NOTE_KINDS),
    text: text,
    createdAt: int,
    authorFirstName: nullable(text),
    authorLastName: nullable(text),
  },
  `SELECT n.id, n.kind, n.text, n.createdAt, author.firstName AS authorFirstName, author.lastName AS authorLastName
     FROM case_notes n LEFT JOIN users author ON author.id = n.authorId
    WHERE n.caseId = ? ORDER BY n.id DESC LIMIT 500`,
);
