import {
  BOOKING_STATUSES,
  POSTING_STATUSES,
  POSTING_TRANSITIONS,
  type PostingAction,
} from '@tidyhearth/domain';
import { guardedUpdate } from '../database/guarded-update.queries.js';
import {
  dynamicSelect,
  dynamicWrite,
  flag,
  int,
  nullable,
  oneOf,
  real,
  select,
  text,
  write,
  type RowOf,
} from '../database/statement.js';

/** A posting with its customer, the assigned cleaner and the booking created from it. */
const POSTING = {
  id: int,
  customerId: int,
  serviceType: text,
  postingTime: nullable(text),
  startsAt: int,
  durationMinutes: int,
  address: text,
  street: text,
  city: text,
  county: nullable(text),
  postcode: text,
  latitude: real,
  longitude: real,
  description: nullable(text),
  specialInstructions: nullable(text),
  accessNotes: nullable(text),
  maxBudgetPence: int,
  hourlyBudgetPence: int,
  status: oneOf(POSTING_STATUSES),
  applicationsCount: int,
  termsVersion: int,
  createdAt: int,
  customerFirstName: text,
  customerRating: int,
  customerReviews: int,
  assignedCleanerId: nullable(int),
  assignedUserId: nullable(int),
  assignedFirstName: nullable(text),
  assignedLastName: nullable(text),
  bookingId: nullable(int),
  bookingStatus: nullable(oneOf(BOOKING_STATUSES)),
  bookingStartsAt: nullable(int),
  bookingEndsAt: nullable(int),
};
const POSTING_COLUMNS =
  `p.id, p.customerId, p.serviceType, p.postingTime, p.startsAt, p.durationMinutes, p.address,
  p.street, p.city, p.county, p.postcode, p.latitude, p.longitude, p.description, p.specialInstructions, p.accessNotes, p.maxBudgetPence,
  p.hourlyBudgetPence,
  p.status, p.applicationsCount, p.termsVersion, p.createdAt, cu.firstName AS customerFirstName, cu.ratingHundredths AS customerRating,
  cu.reviewCount AS customerReviews, p.assignedCleanerId, k.userId AS assignedUserId, ku.firstName AS assignedFirstName,
  ku.lastName AS assignedLastName, b.id AS bookingId, b.status AS bookingStatus, b.startsAt AS bookingStartsAt,
  b.endsAt AS bookingEndsAt` as const;
export const POSTING_TABLES = `postings p
  JOIN users cu ON cu.id = p.customerId
  LEFT JOIN cleaners k ON k.id = p.assignedCleanerId
  LEFT JOIN users ku ON ku.id = k.userId
  LEFT JOIN bookings b ON b.postingId = p.id`;

export type PostingRow = RowOf<typeof FIND_POSTING_OF_CUSTOMER>;

export const FIND_POSTING_OF_CUSTOMER = select(
  'postings.findOfCustomer',
  POSTING,
  `SELECT ${POSTING_COLUMNS} FROM ${POSTING_TABLES} WHERE p.id = ? AND p.customerId = ?`,
);

/** Includes the position of the cleaner who views the posting, and whether this cleaner can be booked at all. */
export const VIEWED_POSTING = {
  ...POSTING,
  viewerLatitude: real,
  viewerLongitude: real,
  isViewerApproved: flag,
  isViewerAvailable: flag,
};
export const VIEWED_POSTING_COLUMNS =
  `${POSTING_COLUMNS}, me.latitude AS viewerLatitude, me.longitude AS viewerLongitude,
    CASE WHEN me.status = 'approved' THEN 1 ELSE 0 END AS isViewerApproved, me.isAvailable AS isViewerAvailable` as const;

export type ViewedPostingRow = RowOf<typeof FIND_POSTING_FOR_CLEANER>;

export const FIND_POSTING_FOR_CLEANER = select(
  'postings.findForCleaner',
  VIEWED_POSTING,
  `SELECT ${VIEWED_POSTING_COLUMNS} FROM ${POSTING_TABLES} JOIN cleaners me ON me.id = ? WHERE p.id = ?`,
);

/** Further pages start below the id of the last row. */
export const LIST_POSTINGS_OF_CUSTOMER = dynamicSelect(
  'postings.listOfCustomer',
  POSTING,
  (isFirstPage: boolean, limit: number) =>
    `SELECT ${POSTING_COLUMNS} FROM ${POSTING_TABLES} WHERE p.customerId = ? ${isFirstPage ? '' : 'AND p.id < ?'}
      ORDER BY p.id DESC LIMIT ${limit}`,
  [
    [true, 10],
    [false, 10],
  ],
);

export type PostingFacts = RowOf<typeof FIND_POSTING_FACTS>;

export const FIND_POSTING_FACTS = select(
  'postings.findFacts',
  {
    id: int,
    customerId: int,
    status: oneOf(POSTING_STATUSES),
    assignedCleanerId: nullable(int),
    postcode: text,
  },
  'SELECT id, customerId, status, assignedCleanerId, postcode FROM postings WHERE id = ?',
);

/** Open future postings. Parameters: the customer and now. */
export const COUNT_OPEN_POSTINGS = select(
  'postings.countOpen',
  { postings: int },
  "SELECT COUNT(*) AS postings FROM postings WHERE customerId = ? AND status = 'open' AND startsAt > ?",
);

/** When this customer's n-th newest job was posted, including cancelled ones. */
export const FIND_NTH_POSTING = dynamicSelect(
  'postings.findNth',
  { at: int },
  (nth: number) =>
    `SELECT createdAt AS at FROM postings WHERE customerId = ? ORDER BY id DESC LIMIT 1 OFFSET ${nth - 1}`,
  [[10]],
);

export const LOCK_OPEN_POSTING = write(
  'postings.lockOpen',
  "UPDATE postings SET updatedAt = ? WHERE id = ? AND status = 'open'",
);

/** Parameters: the cleaner, now and the id. */
export const ASSIGN_POSTING = dynamicWrite(
  'postings.assign',
  () => guardedUpdate('postings', POSTING_TRANSITIONS.assign, 'assignedCleanerId = ?, updatedAt = ?'),
  [[]],
);

/** Parameters: now and the id. */
export const MOVE_POSTING = dynamicWrite(
  'postings.move',
  (action: Exclude<PostingAction, 'assign'>) =>
    guardedUpdate('postings', POSTING_TRANSITIONS[action], 'updatedAt = ?'),
  [['cancel'], ['complete'], ['abandon']],
);

/** In the order in which they must be locked. */
export const LIST_OPEN_POSTINGS_OF_CUSTOMER = select(
  'postings.listOpenOfCustomer',
  { id: int },
  "SELECT id FROM postings WHERE customerId = ? AND status = 'open' ORDER BY id",
);

/** An erased place is stored as zero. */
export const LIST_PLACES_OF_OPEN_POSTINGS = select(
  'postings.listPlacesOfOpen',
  { id: int, postcode: text, latitude: real, longitude: real },
  `SELECT id, postcode, latitude, longitude FROM postings
    WHERE status = 'open' AND id < ? AND latitude <> 0 ORDER BY id DESC LIMIT 500`,
);

/** The last two parameters are the id and the postcode that was looked up. */
export const RELOCATE_POSTING = write(
  'postings.relocate',
  `UPDATE postings SET latitude = ?, longitude = ?, gx = ?, gy = ?, gz = ?, cell = ?
    WHERE id = ? AND postcode = ? AND status = 'open'`,
);

export const EXPORT_POSTINGS = select(
  'postings.export',
  {
    id: int,
    serviceType: text,
    postingDate: text,
    postingTime: nullable(text),
    durationMinutes: int,
    address: text,
    postcode: text,
    description: nullable(text),
    specialInstructions: nullable(text),
    accessNotes: nullable(text),
    maxBudgetPence: int,
    status: oneOf(POSTING_STATUSES),
    createdAt: int,
    updatedAt: int,
  },
  `SELECT p.id, p.serviceType, p.postingDate, p.postingTime, p.durationMinutes, p.address, p.postcode, p.description, p.specialInstructions,
          p.accessNotes, p.maxBudgetPence, p.status, p.createdAt, p.updatedAt
     FROM postings p WHERE p.customerId = ? ORDER BY p.id`,
);
