import { CLEANER_STATUSES } from '@tidyhearth/domain';
import { waitingSince } from '../../cleaners/reapplication.queries.js';
import { flag, int, nullable, oneOf, select, text, type RowOf } from '../../database/statement.js';
import {
  CLEANER_APPLICATION_SORTS,
  type CleanerApplicationSort,
  type SignUpsQuery,
} from '../cleaners/sign-ups.query.js';
import type { Filters } from '../listing/list-query.js';
import { selectPage, selectTotal, type ListSource } from './list-statements.js';
import { Where } from '../listing/where.js';

const SIGN_UP = {
  id: int,
  userId: int,
  firstName: text,
  lastName: text,
  email: text,
  phone: nullable(text),
  emailVerifiedAt: nullable(int),
  isSuspended: flag,
  postcode: text,
  location: text,
  services: text,
  hourlyRatePence: int,
  bio: text,
  experience: nullable(text),
  profileImage: nullable(text),
  claimsBackgroundCheck: flag,
  isInsured: flag,
  insuredUntil: nullable(text),
  wasCustomer: flag,
  timesAppliedAgain: int,
  timesSentAgain: int,
  previousReason: nullable(text),
  status: oneOf(CLEANER_STATUSES),
  rejectionReason: nullable(text),
  waitingSince: int,
  reviewedAt: nullable(int),
  createdAt: int,
};
/** For `cleaners c`. */
const TIMES_APPLIED_AGAIN = `COALESCE((SELECT COUNT(*) FROM cleaner_reapplications r
                                               WHERE r.cleanerId = c.id AND r.rejectedAt IS NOT NULL), 0)`;
export const TIMES_SENT_AGAIN = `COALESCE((SELECT COUNT(*) FROM cleaner_reapplications r
                                            WHERE r.cleanerId = c.id), 0)`;

const SOURCE = {
  columns: `c.id, c.userId, u.firstName, u.lastName, u.email, u.phone, u.emailVerifiedAt, u.isSuspended, c.postcode,
            c.location, c.services, c.hourlyRatePence, c.bio, c.experience, c.profileImage, c.claimsBackgroundCheck,
            c.isInsured, c.insuredUntil, c.wasCustomer,
            ${TIMES_APPLIED_AGAIN} AS timesAppliedAgain, ${TIMES_SENT_AGAIN} AS timesSentAgain,
            (SELECT r.rejectionReason FROM cleaner_reapplications r
              WHERE r.cleanerId = c.id AND r.rejectedAt IS NOT NULL
              ORDER BY r.createdAt DESC, r.id DESC LIMIT 1) AS previousReason,
            c.status, c.rejectionReason, ${waitingSince('c')} AS waitingSince, c.reviewedAt, c.createdAt`,
  from: 'cleaners c JOIN users u ON u.id = c.userId',
  sorts: CLEANER_APPLICATION_SORTS,
  id: 'c.id',
} as const satisfies ListSource<CleanerApplicationSort>;

export const filterSignUps = ({ status, search }: Filters<SignUpsQuery>, namedId?: number) =>
  new Where().equals('c.status', status).person(search, namedId);

const SAMPLES = [
  filterSignUps({}),
  filterSignUps({ status: 'pending', search: 'grace' }),
  filterSignUps({}, 1),
];

export type SignUpRow = RowOf<typeof FIND_SIGN_UP>;

export const FIND_SIGN_UP = select(
  'admin.findSignUp',
  SIGN_UP,
  `SELECT ${SOURCE.columns} FROM ${SOURCE.from} WHERE c.id = ?`,
);

export const LIST_SIGN_UPS = selectPage('admin.listSignUps', SIGN_UP, SOURCE, SAMPLES);
export const COUNT_SIGN_UPS = selectTotal('admin.countSignUps', SOURCE, SAMPLES);
