import {
  ALL_CHECK_EVIDENCE,
  CHECK_CAUSES,
  CHECK_ENDINGS,
  CHECK_KINDS,
  CHECK_STATES,
} from '@tidyhearth/domain';
import { placeholders } from '../../database/sql.js';
import { dynamicSelect, int, nullable, oneOf, select, text, type RowOf } from '../../database/statement.js';
import { CHECK_SORTS, type AdminChecksQuery, type CheckSort } from '../checks/admin-checks.query.js';
import type { Filters } from '../listing/list-query.js';
import { Where } from '../listing/where.js';
import { selectPage, selectTotal, type ListSource } from './list-statements.js';

const CHECK = {
  id: int,
  userId: int,
  cleanerId: nullable(int),
  firstName: text,
  lastName: text,
  email: text,
  kind: oneOf(CHECK_KINDS),
  state: oneOf(CHECK_STATES),
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
const SOURCE = {
  columns: `p.id, p.userId, c.id AS cleanerId, u.firstName, u.lastName, u.email, p.kind, p.state, p.cause, p.ending,
            p.reason, p.formerName, p.checkedName, p.evidence, p.reference, p.checkedOn, p.expiresOn, p.decidedAt,
            p.submittedAt, p.createdAt`,
  from: `person_checks p JOIN users u ON u.id = p.userId
         LEFT JOIN cleaners c ON c.userId = u.id AND c.status <> 'withdrawn'`,
  sorts: CHECK_SORTS,
  id: 'p.id',
  uniqueSorts: ['id'],
} as const satisfies ListSource<CheckSort>;

export const filterChecks = ({ search, userId, kind, state }: Filters<AdminChecksQuery>, namedId?: number) =>
  new Where()
    .person(search, namedId)
    .equals('p.userId', userId)
    .equals('p.kind', kind)
    .equals('p.state', state);

const SAMPLES = [
  filterChecks({}),
  filterChecks({}, 1),
  filterChecks({ search: 'ada', userId: 1, kind: 'identity', state: 'submitted' }),
];

export type AdminCheckRow = RowOf<typeof FIND_ADMIN_CHECK>;

export const FIND_ADMIN_CHECK = select(
  'admin.findCheck',
  CHECK,
  `SELECT ${SOURCE.columns} FROM ${SOURCE.from} WHERE p.id = ?`,
);
export const LIST_CHECKS = selectPage('admin.listChecks', CHECK, SOURCE, SAMPLES);
export const COUNT_CHECKS = selectTotal('admin.countChecks', SOURCE, SAMPLES);

export const LIST_DOCUMENTS_OF_CHECKS = dynamicSelect(
  'admin.listDocumentsOfChecks',
  { id: int, checkId: int, fileKey: text, contentType: text, sizeBytes: int, createdAt: int },
  (checkIds: readonly number[]) =>
    `SELECT id, checkId, fileKey, contentType, sizeBytes, createdAt FROM check_documents
      WHERE checkId IN (${placeholders(checkIds)}) ORDER BY id`,
  [[[1, 2]]],
);
