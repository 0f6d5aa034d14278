import { FORMER_MEMBER } from '@tidyhearth/domain';
import { placeholders } from '../database/sql.js';
import { dynamicSelect, dynamicWrite, int, nullable, select, text, write } from '../database/statement.js';
import type { AgeEnding, ClosingEnding, Replacement } from './rule.js';
import { agedRules, closingRules, walkedTable, type RuleOf } from './rules-by-time.js';

type Aged = RuleOf<AgeEnding>;
type Closing = RuleOf<ClosingEnding>;

/** Rows per transaction, so that no transaction locks many rows for long. */
export const BATCH = 500;

const valueOf = (column: string, replacement: Replacement): string => {
  switch (replacement) {
    case 'null':
      return 'NULL';
    case 'empty':
      return `''`;
    case 'zero':
      return '0';
    case 'former member':
      return `'${FORMER_MEMBER}'`;
    case 'closed address':
      // Without a dot after the @, which every address that somebody can register has: nobody can take it before the account closes.
      return `CONCAT('closed-', id, '@invalid')`;
    case 'outward code':
      return `CASE WHEN INSTR(${column}, ' ') > 0 THEN SUBSTR(${column}, 1, INSTR(${column}, ' ') - 1) ELSE ${column} END`;
  }
};

const erasing = (table: string, does: Aged['does']): string =>
  does === 'delete rows'
    ? `DELETE FROM ${table}`
    : `UPDATE ${table} SET ${Object.entries(does)
        .map(([column, replacement]) => `${column} = ${valueOf(column, replacement)}`)
        .join(', ')}`;

const also = ({ where }: { where?: string }) => (where === undefined ? '' : ` AND ${where}`);
const linkOf = ({ of }: Closing) => ('user' in of ? of.user : of.cleaner);

/**
 * Oldest first, from where the rule has stopped. `erasedId` is 0 for a row that no row of the erased table goes with.
 * Parameters: from, until, from, the last id at that time.
 */
export const LIST_AGED = dynamicSelect(
  'retention.listAged',
  { id: int, at: int, erasedId: int },
  (rule: Aged) =>
    `SELECT id, ${rule.since} AS at, ${rule.goesWith ? `COALESCE(${rule.goesWith.by}, 0)` : 'id'} AS erasedId FROM ${walkedTable(rule)}
      WHERE ${rule.since} >= ? AND ${rule.since} < ? AND (${rule.since} > ? OR id > ?)
      ORDER BY ${rule.since}, id LIMIT ${BATCH}`,
  agedRules().map((rule): [Aged] => [rule]),
);

export const ERASE_AGED = dynamicWrite(
  'retention.eraseAged',
  (rule: Aged, ids: readonly number[]) => {
    const { table, does, partOf } = rule;
    const condition = partOf
      ? `${partOf.by} IN (${placeholders(ids)})
           AND EXISTS (SELECT 1 FROM ${partOf.table} whole WHERE whole.id = ${table}.${partOf.by}${also(rule)})`
      : `id IN (${placeholders(ids)})${also(rule)}`;
    return `${erasing(table, does)} WHERE ${condition}`;
  },
  agedRules().map((rule): [Aged, number[]] => [rule, [1, 2]]),
);

function exceptAhead({ table, exceptAhead: ahead }: Closing): string {
  if (ahead === undefined) return '';
  const { status, until, goesWith } = ahead;
  return goesWith === undefined
    ? ` AND NOT (status = '${status}' AND ${until} > ?)`
    : ` AND NOT EXISTS (SELECT 1 FROM ${goesWith.table} other WHERE other.${goesWith.by} = ${table}.id
              AND other.status = '${status}' AND other.${until} > ?)`;
}

/**
 * Rows of a person, found by an index on the column that names the person. Parameters: the person, and the current time
 * if the rule has `exceptAhead`.
 */
export const ERASE_OF_PERSON = dynamicWrite(
  'retention.eraseOfPerson',
  (rule: Closing) =>
    `${erasing(rule.table, rule.does)} WHERE ${linkOf(rule)} = ?${also(rule)}${exceptAhead(rule)}`,
  closingRules().map((rule): [Closing] => [rule]),
);

export const FIND_PROGRESS = select(
  'retention.findProgress',
  { reachedAt: int, reachedId: int },
  'SELECT reachedAt, reachedId FROM retention_progress WHERE rule = ?',
);

export const UPDATE_PROGRESS = write(
  'retention.updateProgress',
  'UPDATE retention_progress SET reachedAt = ?, reachedId = ? WHERE rule = ?',
);

export const INSERT_PROGRESS = write(
  'retention.insertProgress',
  'INSERT INTO retention_progress (reachedAt, reachedId, rule) VALUES (?, ?, ?)',
);

/** The acts that a restore left to the next start (`nameOfLeft`), suspensions last. */
export const LIST_LEFT_TO_THE_START = dynamicSelect(
  'retention.listLeftToTheStart',
  { rule: text, id: int },
  (limit: number) =>
    `SELECT rule, reachedId AS id FROM retention_progress
      WHERE rule >= 'restored ' AND rule < 'restoree' ORDER BY rule LIMIT ${limit}`,
  [[10]],
);

export const FORGET_PROGRESS = write(
  'retention.forgetProgress',
  'DELETE FROM retention_progress WHERE rule = ?',
);

/** The profile id by which rows of the person are found, and the files to delete. */
export const FIND_CLOSING = select(
  'retention.findClosing',
  { cleanerId: nullable(int), profileImageUrl: nullable(text), profileImage: nullable(text) },
  `SELECT c.id AS cleanerId, u.profileImageUrl, c.profileImage FROM users u
     LEFT JOIN cleaners c ON c.userId = u.id WHERE u.id = ?`,
);

/**
 * People who share bookings, bids or conversations with the person. Parameters: the ids of account and profile
 * alternately, then the account's twice.
 */
export const LIST_COUNTERPARTS = select(
  'retention.listCounterparts',
  { userId: int },
  `SELECT c.userId FROM bookings b JOIN cleaners c ON c.id = b.cleanerId WHERE b.customerId = ?
   UNION SELECT b.customerId FROM bookings b WHERE b.cleanerId = ?
   UNION SELECT c.userId FROM postings p JOIN applications a ON a.postingId = p.id
           JOIN cleaners c ON c.id = a.cleanerId WHERE p.customerId = ?
   UNION SELECT p.customerId FROM applications a JOIN postings p ON p.id = a.postingId WHERE a.cleanerId = ?
   UNION SELECT v.highUserId FROM conversations v WHERE v.lowUserId = ?
   UNION SELECT v.lowUserId FROM conversations v WHERE v.highUserId = ?`,
);

/**
 * Bell items of counterparts that contain the person's name. Parameters: the counterparts, the ids of account and
 * profile (twice), the conversations with each.
 */
export const LIST_BELL_ITEMS_ABOUT = dynamicSelect(
  'retention.listBellItemsAbout',
  { id: int, userId: int },
  (others: readonly number[], conversations: readonly string[]) =>
    `SELECT id, userId FROM notifications WHERE userId IN (${placeholders(others)}) AND (
     bookingId IN (SELECT id FROM bookings WHERE customerId = ?)
     OR bookingId IN (SELECT id FROM bookings WHERE cleanerId = ?)
     OR postingId IN (SELECT id FROM postings WHERE customerId = ?)
     OR applicationId IN (SELECT id FROM applications WHERE cleanerId = ?)
     OR conversationId IN (${placeholders(conversations)}))`,
  [
    [
      [1, 2],
      ['1-3', '3-1', '2-3', '3-2'],
    ],
  ],
);

export const DELETE_BELL_ITEMS = dynamicWrite(
  'retention.deleteBellItems',
  (ids: readonly number[]) => `DELETE FROM notifications WHERE id IN (${placeholders(ids)})`,
  [[[1, 2]]],
);

/** Does nothing for accounts that are already set aside, such as those that `makeUp` handles. */
export const SET_ASIDE = write(
  'retention.setAside',
  `INSERT INTO closed_accounts (userId, email, firstName, lastName, phone, closedAt, erasedAt)
   SELECT id, email, firstName, lastName, phone, deactivatedAt, ? FROM users
    WHERE id = ? AND NOT EXISTS (SELECT 1 FROM closed_accounts c WHERE c.userId = users.id)`,
);

export const LIST_NOT_ERASED = dynamicSelect(
  'retention.listNotErased',
  { userId: int },
  (limit: number) =>
    `SELECT userId FROM closed_accounts WHERE erasedAt IS NULL ORDER BY userId LIMIT ${limit}`,
  [[10]],
);

export const MARK_ERASED = write(
  'retention.markErased',
  'UPDATE closed_accounts SET erasedAt = ? WHERE userId = ? AND erasedAt IS NULL',
);

/** Only accounts of which everything else has been erased. */
export const LIST_CLOSED_BEFORE = dynamicSelect(
  'retention.listClosedBefore',
  { userId: int },
  (limit: number) =>
    `SELECT userId FROM closed_accounts WHERE closedAt < ? AND erasedAt IS NOT NULL
      ORDER BY closedAt, userId LIMIT ${limit}`,
  [[10]],
);
