import { APPLICANT_STATUSES, USER_TYPES } from '@tidyhearth/domain';
import { flag, int, nullable, oneOf, select, text, type RowOf } from '../../database/statement.js';
import type { Filters } from '../listing/list-query.js';
import { TIMES_SENT_AGAIN } from './sign-ups.queries.js';
import { selectPage, selectTotal, type ListSource } from './list-statements.js';
import { Where } from '../listing/where.js';
import { USER_SORTS, type AdminUsersQuery, type UserSort } from '../users/admin-users.query.js';

const USER = {
  id: int,
  email: text,
  firstName: text,
  lastName: text,
  phone: nullable(text),
  userType: oneOf(USER_TYPES),
  isVerified: flag,
  verifiedUntil: nullable(text),
  emailVerifiedAt: nullable(int),
  isSuspended: flag,
  is2FAEnabled: flag,
  deactivatedAt: nullable(int),
  createdAt: int,
  isInsured: nullable(flag),
  insuredUntil: nullable(text),
  cleanerId: nullable(int),
  cleanerStatus: nullable(oneOf(APPLICANT_STATUSES)),
  timesSentAgain: nullable(int),
};
const SOURCE = {
  columns: `u.id, u.email, u.firstName, u.lastName, u.phone, u.userType, u.isVerified, u.verifiedUntil, u.emailVerifiedAt,
            u.isSuspended, u.is2FAEnabled, u.deactivatedAt, u.createdAt, c.isInsured, c.insuredUntil, c.id AS cleanerId,
            c.status AS cleanerStatus,
            CASE WHEN c.id IS NULL THEN NULL ELSE ${TIMES_SENT_AGAIN} END AS timesSentAgain`,
  from: `users u LEFT JOIN cleaners c ON c.userId = u.id AND c.status <> 'withdrawn'`,
  sorts: USER_SORTS,
  id: 'u.id',
  uniqueSorts: ['email'],
} as const satisfies ListSource<UserSort>;

/** An expression, because the engine would read all accounts by the index of the column alone. */
const IS_ADMIN = 'COALESCE(u.isAdminAccount, 0)';

export const filterUsers = (filters: Filters<AdminUsersQuery>, namedId?: number) =>
  new Where()
    .person(filters.search, namedId)
    .equals('u.userType', filters.userType)
    .equals(IS_ADMIN, filters.userType === undefined ? undefined : false)
    .equals('c.status', filters.cleanerStatus)
    .equals('u.isSuspended', filters.suspended)
    .isSet('u.deactivatedAt', filters.closed)
    .badge({ flag: 'u.isVerified', lastDay: 'u.verifiedUntil' }, filters.verified)
    .badge({ flag: 'c.isInsured', lastDay: 'c.insuredUntil' }, filters.insured);

const SAMPLES = [
  filterUsers({}),
  filterUsers({
    search: 'ada lovelace',
    userType: 'cleaner',
    cleanerStatus: 'approved',
    suspended: false,
    closed: false,
    verified: true,
    insured: true,
  }),
  filterUsers({ verified: false, insured: false }),
  filterUsers({ closed: true }),
  filterUsers({}, 1),
];

export type AdminUserRow = RowOf<typeof FIND_USER>;

export const FIND_USER = select(
  'admin.findUser',
  USER,
  `SELECT ${SOURCE.columns} FROM ${SOURCE.from} WHERE u.id = ?`,
);

export const FIND_NAMED_ACCOUNT = select(
  'admin.findNamedAccount',
  { id: int },
  'SELECT id FROM users WHERE email = ?',
);

export const LIST_USERS = selectPage('admin.listUsers', USER, SOURCE, SAMPLES);
export const COUNT_USERS = selectTotal('admin.countUsers', SOURCE, SAMPLES);
