import { AUDIT_ACTIONS } from '@tidyhearth/domain';
import { int, nullable, oneOf, select, text, type RowOf } from '../../database/statement.js';
import { AUDIT_SORTS, AUDIT_TARGETS, type AuditLogQuery, type AuditSort } from '../audit/audit-log.query.js';
import type { Filters } from '../listing/list-query.js';
import { selectPage, selectTotal, type ListSource } from './list-statements.js';
import { Where } from '../listing/where.js';

const SOURCE = {
  columns: `a.id, a.action, a.actorId, actor.email AS actorEmail, a.targetType, a.targetId, target.id AS targetUserId,
            target.firstName AS targetFirstName, target.lastName AS targetLastName, a.summary, a.before, a.after, a.ip,
            a.createdAt`,
  from: `audit_log a
         LEFT JOIN users actor ON actor.id = a.actorId
         LEFT JOIN cleaners c ON c.id = CASE WHEN a.targetType = 'cleaner' THEN a.targetId END
         LEFT JOIN users target ON target.id = CASE WHEN a.targetType = 'user' THEN a.targetId ELSE c.userId END`,
  sorts: AUDIT_SORTS,
  id: 'a.id',
} as const satisfies ListSource<AuditSort>;

const ACCOUNT = '(SELECT id FROM users WHERE email = ?)';
const DONE_BY_ACCOUNT = `a.actorId = ${ACCOUNT}`;
const DONE_TO_ACCOUNT = `((a.targetType = 'user' AND a.targetId = ${ACCOUNT}) OR
  (a.targetType = 'cleaner' AND a.targetId = (SELECT id FROM cleaners WHERE userId = ${ACCOUNT})))`;

export function filterAuditLines(filters: Filters<AuditLogQuery>): Where {
  const where = new Where()
    .equals('a.action', filters.action)
    .equals('a.actorId', filters.actorId)
    .equals('a.targetType', filters.targetType)
    .equals('a.targetId', filters.targetId)
    .withinDays('a.createdAt', filters.from, filters.to);
  const { actorEmail, targetEmail } = filters;
  if (actorEmail !== undefined) where.add(DONE_BY_ACCOUNT, actorEmail);
  if (targetEmail !== undefined) where.add(DONE_TO_ACCOUNT, targetEmail, targetEmail);
  return where;
}

const SAMPLES = [
  filterAuditLines({}),
  filterAuditLines({
    action: 'cleaner.approved',
    actorId: 1,
    actorEmail: 'admin@example.org',
    targetType: 'user',
    targetId: 1,
    targetEmail: 'ada@example.org',
    from: '2026-01-01',
    to: '2026-01-31',
  }),
];

export type AuditLineRow = RowOf<typeof LIST_AUDIT_LINES>;

export const LIST_AUDIT_LINES = selectPage(
  'admin.listAuditLines',
  {
    id: int,
    action: oneOf(AUDIT_ACTIONS),
    actorId: nullable(int),
    actorEmail: nullable(text),
    targetType: nullable(oneOf(AUDIT_TARGETS)),
    targetId: nullable(int),
    targetUserId: nullable(int),
    targetFirstName: nullable(text),
    targetLastName: nullable(text),
    summary: nullable(text),
    before: nullable(text),
    after: nullable(text),
    ip: nullable(text),
    createdAt: int,
  },
  SOURCE,
  SAMPLES,
);
export const COUNT_AUDIT_LINES = selectTotal('admin.countAuditLines', SOURCE, SAMPLES);

/**
 * For the personal data export: what the person did, and what was done to their account or profile. The IP address is
 * only included for the person's own actions.
 */
export const EXPORT_AUDIT_LINES = select(
  'admin.exportAuditLines',
  {
    id: int,
    action: text,
    summary: nullable(text),
    before: nullable(text),
    after: nullable(text),
    ip: nullable(text),
    createdAt: int,
  },
  `SELECT a.id, a.action, a.summary, a.before, a.after, a.ip, a.createdAt FROM audit_log a WHERE a.actorId = ?
   UNION ALL
   SELECT a.id, a.action, a.summary, a.before, a.after, NULL, a.createdAt FROM audit_log a
    WHERE a.targetType = 'user' AND a.targetId = ? AND (a.actorId IS NULL OR a.actorId <> ?)
   UNION ALL
   SELECT a.id, a.action, a.summary, a.before, a.after, NULL, a.createdAt FROM audit_log a
    WHERE a.targetType = 'cleaner' AND a.targetId = (SELECT c.id FROM cleaners c WHERE c.userId = ?)
      AND (a.actorId IS NULL OR a.actorId <> ?)
   ORDER BY id`,
);

/** Whether this admin's view of the same thing has been logged already. */
export const FIND_LINE_SINCE = select(
  'admin.findLineSince',
  { id: int },
  `SELECT id FROM audit_log
    WHERE targetType = ? AND targetId = ? AND action = ? AND actorId = ? AND createdAt > ? ORDER BY id DESC LIMIT 1`,
);
