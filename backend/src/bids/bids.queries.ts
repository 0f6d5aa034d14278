import { APPLICATION_STATUSES, POSTING_STATUSES } from '@tidyhearth/domain';
import {
  dynamicSelect,
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

const BID = {
  id: int,
  postingId: int,
  cleanerId: int,
  proposedRatePence: int,
  message: nullable(text),
  status: oneOf(APPLICATION_STATUSES),
  createdAt: int,
  serviceType: text,
  city: text,
  startsAt: int,
  durationMinutes: int,
  postingStatus: oneOf(POSTING_STATUSES),
  customerFirstName: text,
  cleanerUserId: int,
  profileImage: nullable(text),
  ratingHundredths: int,
  reviewCount: int,
  responseTime: text,
  isBackgroundChecked: flag,
  isInsured: flag,
  location: text,
  bio: text,
  cleanerFirstName: text,
  cleanerLastName: text,
};
const SELECT_BID = `SELECT a.id, a.postingId, a.cleanerId, a.proposedRatePence, a.message, a.status, a.createdAt,
    p.serviceType, p.city, p.startsAt, p.durationMinutes, p.status AS postingStatus, cu.firstName AS customerFirstName,
    k.userId AS cleanerUserId, k.profileImage, k.ratingHundredths, k.reviewCount, k.responseTime, k.isBackgroundChecked,
    k.isInsured, k.location, k.bio, ku.firstName AS cleanerFirstName, ku.lastName AS cleanerLastName
  FROM applications a
  JOIN postings p ON p.id = a.postingId
  JOIN users cu ON cu.id = p.customerId
  JOIN cleaners k ON k.id = a.cleanerId
  JOIN users ku ON ku.id = k.userId`;

export type BidRow = RowOf<typeof FIND_BID>;

export const FIND_BID = select('bids.find', BID, `${SELECT_BID} WHERE a.id = ?`);

/** Newest first; a page after the first adds the id it goes on from. */
export const LIST_BIDS = dynamicSelect(
  'bids.list',
  BID,
  (owner: 'cleanerId' | 'postingId', isFirstPage: boolean, limit: number) =>
    `${SELECT_BID} WHERE a.${owner} = ? ${isFirstPage ? '' : 'AND a.id < ?'}
      ORDER BY a.id DESC LIMIT ${limit}`,
  [
    ['cleanerId', true, 10],
    ['cleanerId', false, 10],
    ['postingId', true, 10],
    ['postingId', false, 10],
  ],
);

const FACTS = { applicationId: int, postingId: int, customerId: int, cleanerId: int, cleanerUserId: int };
const SELECT_FACTS = `SELECT a.id AS applicationId, a.postingId, p.customerId, a.cleanerId, k.userId AS cleanerUserId
  FROM applications a
  JOIN postings p ON p.id = a.postingId
  JOIN cleaners k ON k.id = a.cleanerId`;

export const FIND_BID_FACTS = select('bids.findFacts', FACTS, `${SELECT_FACTS} WHERE a.id = ?`);

export const LIST_PENDING_OF_POSTING = select(
  'bids.listPendingOfPosting',
  FACTS,
  `${SELECT_FACTS} WHERE a.postingId = ? AND a.status = 'pending' ORDER BY a.id`,
);

export const ACCEPT_BID = write(
  'bids.accept',
  "UPDATE applications SET status = 'accepted', updatedAt = ? WHERE id = ? AND status = 'pending'",
);

export const REJECT_BID = write(
  'bids.reject',
  "UPDATE applications SET status = 'rejected', updatedAt = ? WHERE id = ? AND status = 'pending'",
);

export const REJECT_PENDING_OF_POSTING = write(
  'bids.rejectPendingOfPosting',
  "UPDATE applications SET status = 'rejected', updatedAt = ? WHERE postingId = ? AND status = 'pending'",
);

/** Counting queues on the posting's row, so that nobody slips onto a job that is being given away. */
export const COUNT_BID_ON_POSTING = write(
  'bids.countOnPosting',
  `UPDATE postings SET applicationsCount = applicationsCount + 1
    WHERE id = ? AND status = 'open' AND startsAt > ?`,
);

export const FIND_POSTING_BID_ON = select(
  'bids.findPosting',
  { customerId: int, status: oneOf(POSTING_STATUSES), isClosed: flag },
  `SELECT p.customerId, p.status,
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
  { id: int },
  'SELECT id FROM applications WHERE cleanerId = ? AND postingId = ?',
);

export const FIND_BID_FOR_CUSTOMER = select(
  'bids.findForCustomer',
  { id: int },
  `SELECT a.id FROM applications a JOIN postings p ON p.id = a.postingId
    WHERE p.customerId = ? AND a.cleanerId = ? LIMIT 1`,
);

/** Either of two people may be the customer: bound as one pair, then turned around. */
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
