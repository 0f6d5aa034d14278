import { APPLICATION_STATUSES, CLEANER_STATUSES, POSTING_STATUSES } from '@tidyhearth/domain';
import { PARTY_FLAGS, SELECT_PARTY_FLAGS } from '../bookings/contact-with-other.js';
import {
  dynamicSelect,
  dynamicWrite,
  flag,
  int,
  nullable,
  oneOf,
  select,
  text,
  write,
  type RowOf,
} from '../database/statement.js';
import { openAccount } from '../users/open-account.js';
import { BID_SORTS, type BidSort } from './dto/applications.query.js';

const BID = {
  id: int,
  postingId: int,
  cleanerId: int,
  proposedRatePence: int,
  message: nullable(text),
  status: oneOf(APPLICATION_STATUSES),
  termsVersion: int,
  createdAt: int,
  serviceType: text,
  city: text,
  postcode: text,
  startsAt: int,
  durationMinutes: int,
  postingStatus: oneOf(POSTING_STATUSES),
  postingTermsVersion: int,
  bookingId: nullable(int),
  bookingStartsAt: nullable(int),
  customerFirstName: text,
  cleanerUserId: int,
  isAvailable: flag,
  profileImage: nullable(text),
  ratingHundredths: int,
  reviewCount: int,
  responseTime: text,
  isBackgroundChecked: flag,
  backgroundCheckedUntil: nullable(text),
  isInsured: flag,
  insuredUntil: nullable(text),
  location: text,
  bio: text,
  cleanerFirstName: text,
  cleanerLastName: text,
  customerId: int,
  ...PARTY_FLAGS,
};
const SELECT_BID = `SELECT a.id, a.postingId, a.cleanerId, a.proposedRatePence, a.message, a.status, a.termsVersion,
    a.createdAt, p.serviceType, p.city, p.postcode, p.startsAt, p.durationMinutes, p.status AS postingStatus,
    p.termsVersion AS postingTermsVersion, b.id AS bookingId, b.startsAt AS bookingStartsAt, cu.firstName AS customerFirstName,
    k.userId AS cleanerUserId, k.isAvailable, k.profileImage, k.ratingHundredths, k.reviewCount, k.responseTime, k.isBackgroundChecked,
    k.backgroundCheckedUntil, k.isInsured, k.insuredUntil, k.location, k.bio, ku.firstName AS cleanerFirstName, ku.lastName AS cleanerLastName,
    p.customerId, ${SELECT_PARTY_FLAGS}
  FROM applications a
  JOIN postings p ON p.id = a.postingId
  JOIN users cu ON cu.id = p.customerId
  JOIN cleaners k ON k.id = a.cleanerId
  JOIN users ku ON ku.id = k.userId
  LEFT JOIN bookings b ON b.postingId = p.id AND b.cleanerId = a.cleanerId`;

export type BidRow = RowOf<typeof FIND_BID>;

export const FIND_BID = select('bids.find', BID, `${SELECT_BID} WHERE a.id = ?`);

/** Newest first. On further pages, the last id is a parameter too. */
export const LIST_BIDS_OF_CLEANER = dynamicSelect(
  'bids.listOfCleaner',
  BID,
  (isFirstPage: boolean, limit: number) =>
    `${SELECT_BID} WHERE a.cleanerId = ? ${isFirstPage ? '' : 'AND a.id < ?'} ORDER BY a.id DESC LIMIT ${limit}`,
  [
    [true, 10],
    [false, 10],
  ],
);

const BID_ORDERS = {
  newest: { column: 'a.id', direction: 'DESC' },
  price: { column: 'a.proposedRatePence', direction: 'ASC' },
  rating: { column: 'k.ratingHundredths', direction: 'DESC' },
} as const satisfies Record<BidSort, { column: string; direction: 'ASC' | 'DESC' }>;

/**
 * Withdrawn bids are not shown to the posting's owner. Sorting needs no index, because a posting has few bids. On
 * further pages, the last row's value (twice) and its id are parameters too.
 */
export const LIST_BIDS_OF_POSTING = dynamicSelect(
  'bids.listOfPosting',
  BID,
  (sort: BidSort, isFirstPage: boolean, limit: number) => {
    const { column, direction } = BID_ORDERS[sort];
    const follows = direction === 'ASC' ? '>' : '<';
    const after = `AND (${column} ${follows} ? OR (${column} = ? AND a.id ${follows} ?))`;
    return `${SELECT_BID} WHERE a.postingId = ? AND a.status <> 'withdrawn' ${isFirstPage ? '' : after}
      ORDER BY ${column} ${direction}, a.id ${direction} LIMIT ${limit}`;
  },
  BID_SORTS.flatMap((sort): [BidSort, boolean, number][] => [
    [sort, true, 10],
    [sort, false, 10],
  ]),
);

const FACTS = {
  applicationId: int,
  postingId: int,
  customerId: int,
  cleanerId: int,
  cleanerUserId: int,
  startsAt: int,
  /** How many changes of the terms the bid does not know. */
  versionsBehind: int,
};
const SELECT_FACTS = `SELECT a.id AS applicationId, a.postingId, p.customerId, a.cleanerId, k.userId AS cleanerUserId, p.startsAt,
    p.termsVersion - a.termsVersion AS versionsBehind
  FROM applications a
  JOIN postings p ON p.id = a.postingId
  JOIN cleaners k ON k.id = a.cleanerId`;

export const FIND_BID_FACTS = select('bids.findFacts', FACTS, `${SELECT_FACTS} WHERE a.id = ?`);

export const LIST_PENDING_OF_POSTING = select(
  'bids.listPendingOfPosting',
  FACTS,
  `${SELECT_FACTS} WHERE a.postingId = ? AND a.status = 'pending' ORDER BY a.id`,
);

const PENDING_BETWEEN = `${SELECT_FACTS} WHERE p.customerId = ? AND k.userId = ? AND a.status = 'pending'`;

/** Either person may be the customer: the parameters are the pair, then the pair reversed. */
export const LIST_PENDING_BETWEEN = select(
  'bids.listPendingBetween',
  FACTS,
  `${PENDING_BETWEEN} UNION ALL ${PENDING_BETWEEN}` as const,
);

/** Those that can still be confirmed. Parameters: the cleaner's account and now. */
export const LIST_LEFT_BEHIND_OF_CLEANER = select(
  'bids.listLeftBehindOfCleaner',
  FACTS,
  `${SELECT_FACTS}
    WHERE k.userId = ? AND a.status = 'pending' AND a.termsVersion < p.termsVersion AND p.status = 'open' AND p.startsAt > ?
    ORDER BY a.id`,
);

export const LIST_PENDING_OF_CLEANER = select(
  'bids.listPendingOfCleaner',
  FACTS,
  `${SELECT_FACTS} WHERE k.userId = ? AND a.status = 'pending' ORDER BY a.id`,
);

/**
 * Succeeds only on the posting's current terms. The accepting transaction has locked the posting's row, so no edit can
 * intervene.
 */
export const ACCEPT_BID = write(
  'bids.accept',
  `UPDATE applications SET status = 'accepted', updatedAt = ?
    WHERE id = ? AND status = 'pending'
      AND termsVersion = (SELECT p.termsVersion FROM postings p WHERE p.id = applications.postingId)`,
);

export const FIND_BID_TERMS = select(
  'bids.findTerms',
  { status: oneOf(APPLICATION_STATUSES), termsVersion: int, proposedRatePence: int },
  'SELECT status, termsVersion, proposedRatePence FROM applications WHERE id = ?',
);

/** The terms that a bid answers, whether its cleaner may confirm it, and the time and terms that the job has now. */
export const FIND_MAILED_BID = select(
  'bids.findMailed',
  {
    status: oneOf(APPLICATION_STATUSES),
    termsVersion: int,
    startsAt: int,
    jobVersion: int,
    cleanerStatus: oneOf(CLEANER_STATUSES),
  },
  `SELECT a.status, a.termsVersion, p.startsAt, p.termsVersion AS jobVersion, k.status AS cleanerStatus
     FROM applications a
     JOIN postings p ON p.id = a.postingId
     JOIN cleaners k ON k.id = a.cleanerId
    WHERE a.id = ?`,
);

/** Parameters: the new terms version, now, the id and the terms version again. */
export const CONFIRM_BID = write(
  'bids.confirm',
  "UPDATE applications SET termsVersion = ?, updatedAt = ? WHERE id = ? AND status = 'pending' AND termsVersion < ?",
);

/** Earlier than every version of a posting's terms, so that the bid can be renewed as after a change. */
export const NO_TERMS = '0';

export const WITHDRAW_BID = dynamicWrite(
  'bids.withdraw',
  (termsVersion: 'termsVersion' | typeof NO_TERMS) =>
    `UPDATE applications SET status = 'withdrawn', termsVersion = ${termsVersion}, updatedAt = ?
      WHERE id = ? AND status = 'pending'`,
  [['termsVersion'], [NO_TERMS]],
);

/**
 * Puts a bid on the current terms. Parameters: rate, message, terms version, now, the id and the terms version again.
 */
export const RENEW_BID = write(
  'bids.renew',
  `UPDATE applications SET status = 'pending', proposedRatePence = ?, message = ?, termsVersion = ?, updatedAt = ?
    WHERE id = ? AND status IN ('pending', 'withdrawn') AND termsVersion < ?`,
);

export const REJECT_BID = write(
  'bids.reject',
  "UPDATE applications SET status = 'rejected', updatedAt = ? WHERE id = ? AND status = 'pending'",
);

export const REJECT_PENDING_OF_POSTING = write(
  'bids.rejectPendingOfPosting',
  "UPDATE applications SET status = 'rejected', updatedAt = ? WHERE postingId = ? AND status = 'pending'",
);

/** Waits for the lock of the posting's row, so that no bid is added while one is accepted. */
export const COUNT_BID_ON_POSTING = write(
  'bids.countOnPosting',
  `UPDATE postings SET applicationsCount = applicationsCount + 1
    WHERE id = ? AND status = 'open' AND startsAt > ?`,
);

export const UNCOUNT_BID_ON_POSTING = write(
  'bids.uncountOnPosting',
  'UPDATE postings SET applicationsCount = applicationsCount - 1 WHERE id = ?',
);

/** When this cleaner's n-th newest bid was made. */
export const FIND_NTH_BID = dynamicSelect(
  'bids.findNth',
  { at: int },
  (nth: number) =>
    `SELECT createdAt AS at FROM applications WHERE cleanerId = ? ORDER BY id DESC LIMIT 1 OFFSET ${nth - 1}`,
  [[30]],
);

export const FIND_POSTING_BID_ON = select(
  'bids.findPosting',
  { customerId: int, status: oneOf(POSTING_STATUSES), startsAt: int, termsVersion: int, isClosed: flag },
  `SELECT p.customerId, p.status, p.startsAt, p.termsVersion,
          CASE WHEN ${openAccount('u')} THEN 0 ELSE 1 END AS isClosed
     FROM postings p JOIN users u ON u.id = p.customerId
    WHERE p.id = ?`,
);

const SELECT_BETWEEN = `SELECT a.id FROM applications a
  JOIN postings p ON p.id = a.postingId
  JOIN cleaners k ON k.id = a.cleanerId
 WHERE p.customerId = ? AND k.userId = ?`;

export const FIND_BID_OF_CLEANER = select(
  'bids.findOfCleaner',
  { id: int, status: oneOf(APPLICATION_STATUSES), termsVersion: int },
  'SELECT id, status, termsVersion FROM applications WHERE cleanerId = ? AND postingId = ?',
);

export const FIND_BID_FOR_CUSTOMER = select(
  'bids.findForCustomer',
  { id: int },
  `SELECT a.id FROM applications a JOIN postings p ON p.id = a.postingId
    WHERE p.customerId = ? AND a.cleanerId = ? LIMIT 1`,
);

/** Either person may be the customer: the parameters are the pair, then the pair reversed. */
export const FIND_BID_BETWEEN = select(
  'bids.findBetween',
  { id: int },
  `${SELECT_BETWEEN} UNION ALL ${SELECT_BETWEEN} LIMIT 1`,
);

export const EXPORT_BIDS = select(
  'bids.export',
  {
    id: int,
    postingId: int,
    proposedRatePence: int,
    message: nullable(text),
    status: oneOf(APPLICATION_STATUSES),
    createdAt: int,
    updatedAt: int,
  },
  `SELECT a.id, a.postingId, a.proposedRatePence, a.message, a.status, a.createdAt, a.updatedAt
     FROM applications a JOIN cleaners k ON k.id = a.cleanerId
    WHERE k.userId = ? ORDER BY a.id`,
);
