import { amountOf, isoOf, isoOrNull } from '../../database/columns.js';
import { fullName, nameIfAny } from '../../users/full-name.js';
import type {
  AdminCaseDetailRow,
  AdminCaseRow,
  CaseBookingRow,
  CaseNoteRow,
  CasePersonRow,
} from '../queries/cases.queries.js';
import type { AdminCase, AdminCaseDetail } from './admin-case.response.js';

export function toAdminCase(row: AdminCaseRow): AdminCase {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    reason: row.reason,
    openedByName: nameIfAny(row.openerFirstName, row.openerLastName),
    subjectId: row.subjectId,
    subjectName: nameIfAny(row.subjectFirstName, row.subjectLastName),
    bookingId: row.bookingId,
    outcome: row.outcome,
    createdAt: isoOf(row.createdAt),
    updatedAt: isoOf(row.updatedAt),
    // A reopened case keeps this time in the database, for those who were told the former outcome.
    closedAt: isoOrNull(row.status === 'closed' ? row.closedAt : null),
  };
}

interface Parts {
  openedBy: CasePersonRow | undefined;
  subject: CasePersonRow | undefined;
  booking: CaseBookingRow | undefined;
  notes: readonly CaseNoteRow[];
}

export function toAdminCaseDetail(
  row: AdminCaseDetailRow,
  { openedBy, subject, booking, notes }: Parts,
): AdminCaseDetail {
  return {
    ...toAdminCase(row),
    text: row.text,
    reportedText: row.reportedText,
    hasThread: row.messageId !== null,
    openedBy: openedBy ? toPerson(openedBy) : null,
    subject: subject ? toPerson(subject) : null,
    booking: booking ? toBooking(booking) : null,
    notes: notes.map(toNote),
    outcomeForReporter: row.outcomeForReporter,
    outcomeForSubject: row.outcomeForSubject,
    decidedByName: nameIfAny(row.deciderFirstName, row.deciderLastName),
  };
}

const toPerson = ({ firstName, lastName, ...row }: CasePersonRow) => ({
  ...row,
  name: fullName(firstName, lastName),
});

const toBooking = ({ totalPence, startsAt, endsAt, ...row }: CaseBookingRow) => ({
  ...row,
  startsAt: isoOf(startsAt),
  endsAt: isoOf(endsAt),
  totalAmount: amountOf(totalPence),
});

const toNote = ({ authorFirstName, authorLastName, createdAt, ...row }: CaseNoteRow) => ({
  ...row,
  authorName: nameIfAny(authorFirstName, authorLastName),
  createdAt: isoOf(createdAt),
});
