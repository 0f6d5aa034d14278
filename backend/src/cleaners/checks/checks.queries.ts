import {
  ALL_CHECK_EVIDENCE,
  CHECK_CAUSES,
  CHECK_ENDINGS,
  CHECK_KINDS,
  CHECK_STATES,
} from '@tidyhearth/domain';
import { placeholders } from '../../database/sql.js';
import {
  dynamicSelect,
  int,
  nullable,
  oneOf,
  select,
  text,
  write,
  type RowOf,
} from '../../database/statement.js';

const CHECK = {
  id: int,
  userId: int,
  kind: oneOf(CHECK_KINDS),
  state: oneOf(CHECK_STATES),
  slot: nullable(oneOf(['open', 'current'])),
  cause: nullable(oneOf(CHECK_CAUSES)),
  ending: nullable(oneOf(CHECK_ENDINGS)),
  reason: nullable(text),
  formerName: nullable(text),
  checkedName: nullable(text),
  evidence: nullable(oneOf(ALL_CHECK_EVIDENCE)),
  reference: nullable(text),
  checkedOn: nullable(text),
  expiresOn: nullable(text),
  decidedAt: nullable(int),
  submittedAt: nullable(int),
  createdAt: int,
};
const COLUMNS =
  `id, userId, kind, state, slot, cause, ending, reason, formerName, checkedName, evidence, reference,
  checkedOn, expiresOn, decidedAt, submittedAt, createdAt` as const;

/** Per person. People have a handful of checks a year, and renewals are limited by the admin's work. */
const NEWEST = 60;
const BATCH = 200;

export type CheckRow = RowOf<typeof FIND_CHECK>;
export type DocumentRow = RowOf<typeof FIND_DOCUMENT>;

export const FIND_CHECK = select(
  'checks.find',
  CHECK,
  `SELECT ${COLUMNS} FROM person_checks WHERE id = ?` as const,
);

export const FIND_IN_SLOT = select(
  'checks.findInSlot',
  CHECK,
  `SELECT ${COLUMNS} FROM person_checks WHERE userId = ? AND kind = ? AND slot = ?` as const,
);

export const LIST_OF_PERSON = select(
  'checks.listOfPerson',
  CHECK,
  `SELECT ${COLUMNS} FROM person_checks WHERE userId = ? ORDER BY id DESC LIMIT ${NEWEST}` as const,
);

export const LIST_IN_SLOT = select(
  'checks.listInSlot',
  CHECK,
  `SELECT ${COLUMNS} FROM person_checks WHERE userId = ? AND slot = ?` as const,
);

/** `cleanerId` is null if the application was withdrawn or the account is closed. */
export const FIND_CHECKED_PERSON = select(
  'checks.findPerson',
  { userId: int, firstName: text, lastName: text, deactivatedAt: nullable(int), cleanerId: nullable(int) },
  `SELECT u.id AS userId, u.firstName, u.lastName, u.deactivatedAt, c.id AS cleanerId
     FROM users u LEFT JOIN cleaners c ON c.userId = u.id AND c.status <> 'withdrawn' AND u.deactivatedAt IS NULL
    WHERE u.id = ?`,
);

export const INSERT_OPEN_CHECK = write(
  'checks.insertOpen',
  `INSERT INTO person_checks (userId, kind, state, slot, cause, reason, formerName, createdAt, updatedAt)
   VALUES (?, ?, 'requested', 'open', ?, ?, ?, ?, ?)`,
);

export const INSERT_PASSED_CHECK = write(
  'checks.insertPassed',
  `INSERT INTO person_checks (userId, kind, state, slot, checkedName, evidence, reference, checkedOn, expiresOn,
                              decidedBy, decidedAt, createdAt, updatedAt)
   VALUES (?, ?, 'passed', 'current', ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);

export const PASS_CHECK = write(
  'checks.pass',
  `UPDATE person_checks
      SET state = 'passed', slot = 'current', checkedName = ?, evidence = ?, reference = ?, checkedOn = ?,
          expiresOn = ?, decidedBy = ?, decidedAt = ?, remindedAt = NULL, updatedAt = ?
    WHERE id = ? AND slot = 'open'`,
);

export const REFUSE_CHECK = write(
  'checks.refuse',
  `UPDATE person_checks
      SET state = 'refused', slot = NULL, reason = ?, decidedBy = ?, decidedAt = ?, updatedAt = ?
    WHERE id = ? AND state = 'submitted'`,
);

/** The last parameter is the slot that the check must be in. */
export const END_CHECK = write(
  'checks.end',
  `UPDATE person_checks
      SET state = 'withdrawn', slot = NULL, ending = ?, reason = ?, decidedBy = ?, decidedAt = ?, updatedAt = ?
    WHERE id = ? AND slot = ?`,
);

/** Keeps what was seen, the name it was seen for and the last day. */
export const RESTORE_CHECK = write(
  'checks.restore',
  `UPDATE person_checks
      SET state = 'passed', slot = 'current', ending = NULL, decidedBy = ?, decidedAt = ?, updatedAt = ?
    WHERE id = ? AND slot IS NULL AND ending = 'by-admin' AND reason IS NULL`,
);

/** The waiting time begins with the first document. */
export const SUBMIT_CHECK = write(
  'checks.submit',
  `UPDATE person_checks
      SET state = 'submitted', submittedAt = COALESCE(submittedAt, ?), updatedAt = ?
    WHERE id = ? AND slot = 'open'`,
);

export const REOPEN_CHECK = write(
  'checks.reopen',
  `UPDATE person_checks
      SET state = 'requested', cause = ?, submittedAt = NULL, remindedAt = NULL, updatedAt = ?
    WHERE id = ? AND state = 'submitted'`,
);

/** From now on, open checks are about the new name. The name from before the first change is kept. */
export const NOTE_NAME_CHANGE = write(
  'checks.noteNameChange',
  `UPDATE person_checks
      SET cause = 'name-changed', formerName = COALESCE(formerName, ?), updatedAt = ?
    WHERE userId = ? AND slot = 'open'`,
);

/** For a repeated request with other words. The open check otherwise stays as it is. */
export const NOTE_REQUEST = write(
  'checks.noteRequest',
  'UPDATE person_checks SET cause = ?, reason = ?, updatedAt = ? WHERE id = ?',
);

export const REFRESH_VERIFIED = write(
  'checks.refreshVerified',
  `UPDATE users
      SET isVerified = CASE WHEN EXISTS (
            SELECT 1 FROM person_checks p WHERE p.userId = users.id AND p.kind = 'identity' AND p.slot = 'current'
          ) THEN 1 ELSE 0 END,
          verifiedUntil = (
            SELECT p.expiresOn FROM person_checks p
             WHERE p.userId = users.id AND p.kind = 'identity' AND p.slot = 'current')
    WHERE id = ?`,
);

export const REFRESH_CLEANER_BADGES = write(
  'checks.refreshCleanerBadges',
  `UPDATE cleaners
      SET isBackgroundChecked = CASE WHEN EXISTS (
            SELECT 1 FROM person_checks p
             WHERE p.userId = cleaners.userId AND p.kind = 'background' AND p.slot = 'current'
          ) THEN 1 ELSE 0 END,
          backgroundCheckedUntil = (
            SELECT p.expiresOn FROM person_checks p
             WHERE p.userId = cleaners.userId AND p.kind = 'background' AND p.slot = 'current'),
          isInsured = CASE WHEN EXISTS (
            SELECT 1 FROM person_checks p
             WHERE p.userId = cleaners.userId AND p.kind = 'insurance' AND p.slot = 'current'
          ) THEN 1 ELSE 0 END,
          insuredUntil = (
            SELECT p.expiresOn FROM person_checks p
             WHERE p.userId = cleaners.userId AND p.kind = 'insurance' AND p.slot = 'current')
    WHERE userId = ?`,
);

// Statements of `CheckClockJob`

export const LIST_EXPIRED = select(
  'checks.listExpired',
  CHECK,
  `SELECT ${COLUMNS} FROM person_checks
    WHERE slot = 'current' AND expiresOn < ? ORDER BY expiresOn LIMIT ${BATCH}` as const,
);

export const EXPIRE_CHECK = write(
  'checks.expire',
  `UPDATE person_checks SET state = 'expired', slot = NULL, updatedAt = ?
    WHERE id = ? AND slot = 'current' AND expiresOn < ?`,
);

export const LIST_EXPIRING = select(
  'checks.listExpiring',
  CHECK,
  `SELECT ${COLUMNS} FROM person_checks
    WHERE slot = 'current' AND expiresOn >= ? AND expiresOn <= ? AND remindedAt IS NULL
    ORDER BY expiresOn LIMIT ${BATCH}` as const,
);

export const NOTE_EXPIRY_TOLD = write(
  'checks.noteExpiryTold',
  `UPDATE person_checks SET remindedAt = ?, updatedAt = ?
    WHERE id = ? AND slot = 'current' AND remindedAt IS NULL`,
);

/** Makes `CheckClockJob` ask again in its next run. */
export const FORGET_EXPIRY_TOLD = write(
  'checks.forgetExpiryTold',
  "UPDATE person_checks SET remindedAt = NULL WHERE userId = ? AND kind = ? AND slot = 'current'",
);

export const LIST_SUBMITTED_BEFORE = select(
  'checks.listSubmittedBefore',
  CHECK,
  `SELECT ${COLUMNS} FROM person_checks
    WHERE state = 'submitted' AND submittedAt < ? ORDER BY submittedAt LIMIT ${BATCH}` as const,
);

/**
 * For a check without remaining documents. The age is compared again, because the documents may have been taken back
 * and new ones sent meanwhile.
 */
export const REOPEN_UNDECIDED = write(
  'checks.reopenUndecided',
  `UPDATE person_checks
      SET state = 'requested', cause = 'documents-removed', submittedAt = NULL, remindedAt = NULL, updatedAt = ?
    WHERE id = ? AND state = 'submitted' AND submittedAt < ?`,
);

/**
 * For a check with newer documents, which waits since the oldest of them. The last parameter: its waiting time must
 * have begun before this instant.
 */
export const WAIT_SINCE = write(
  'checks.waitSince',
  `UPDATE person_checks SET submittedAt = ?, remindedAt = NULL, updatedAt = ?
    WHERE id = ? AND state = 'submitted' AND submittedAt < ?`,
);

export const NOTE_WAITING_TOLD = write(
  'checks.noteWaitingTold',
  `UPDATE person_checks SET remindedAt = ?
    WHERE state = 'submitted' AND submittedAt < ? AND remindedAt IS NULL`,
);

// Documents

const DOCUMENT = { id: int, checkId: int, fileKey: text, contentType: text, sizeBytes: int, createdAt: int };
const DOCUMENT_COLUMNS = 'id, checkId, fileKey, contentType, sizeBytes, createdAt' as const;

export const INSERT_DOCUMENT = write(
  'checks.insertDocument',
  'INSERT INTO check_documents (checkId, fileKey, contentType, sizeBytes, createdAt) VALUES (?, ?, ?, ?, ?)',
);

export const FIND_DOCUMENT = select(
  'checks.findDocument',
  DOCUMENT,
  `SELECT ${DOCUMENT_COLUMNS} FROM check_documents WHERE id = ? AND checkId = ?` as const,
);

export const LIST_DOCUMENTS = select(
  'checks.listDocuments',
  DOCUMENT,
  `SELECT ${DOCUMENT_COLUMNS} FROM check_documents WHERE checkId = ? ORDER BY id` as const,
);

export const LIST_DOCUMENTS_OF_PERSON = select(
  'checks.listDocumentsOfPerson',
  DOCUMENT,
  `SELECT d.id, d.checkId, d.fileKey, d.contentType, d.sizeBytes, d.createdAt
     FROM check_documents d JOIN person_checks p ON p.id = d.checkId
    WHERE p.userId = ? AND p.slot = 'open' ORDER BY d.id`,
);

export const DELETE_DOCUMENT = write('checks.deleteDocument', 'DELETE FROM check_documents WHERE id = ?');

export const DELETE_DOCUMENTS_OF = write(
  'checks.deleteDocumentsOf',
  'DELETE FROM check_documents WHERE checkId = ?',
);

export const LIST_KEPT_FILES = dynamicSelect(
  'checks.listKeptFiles',
  { fileKey: text },
  (keys: readonly string[]) => `SELECT fileKey FROM check_documents WHERE fileKey IN (${placeholders(keys)})`,
  [[['first.pdf', 'second.pdf']]],
);
