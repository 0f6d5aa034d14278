import { CLEANER_STATUSES } from '@tidyhearth/domain';
import { placeholders } from '../database/sql.js';
import {
  dynamicSelect,
  flag,
  int,
  nullable,
  oneOf,
  real,
  select,
  selectBy,
  text,
  write,
  type Row,
  type RowOf,
} from '../database/statement.js';
import { openAccount } from '../users/open-account.js';

/** What every visitor may know about a cleaner. */
export const CLEANER_FACTS = {
  id: int,
  userId: int,
  profileImage: nullable(text),
  location: text,
  ratingHundredths: int,
  reviewCount: int,
  isInsured: flag,
  insuredUntil: nullable(text),
  isBackgroundChecked: flag,
  backgroundCheckedUntil: nullable(text),
  bio: text,
  /** A JSON array of service ids. */
  services: text,
  hourlyRatePence: int,
  responseTime: text,
  isAvailable: flag,
  firstName: text,
  lastName: text,
};
export const FACTS_COLUMNS = `c.id, c.userId, c.profileImage, c.location, c.ratingHundredths, c.reviewCount, c.isInsured,
  c.insuredUntil, c.isBackgroundChecked, c.backgroundCheckedUntil, c.bio, c.services, c.hourlyRatePence, c.responseTime, c.isAvailable, u.firstName, u.lastName`;

export type CleanerFactsRow = Row<typeof CLEANER_FACTS>;
export type ProfileRow = RowOf<typeof FIND_PROFILE>;

/** `isClosed` means a suspended or deactivated account. */
export const FIND_PROFILE = selectBy(
  'cleaners.findProfile',
  {
    ...CLEANER_FACTS,
    isVerified: flag,
    verifiedUntil: nullable(text),
    experience: nullable(text),
    status: oneOf(CLEANER_STATUSES),
    rejectionReason: nullable(text),
    postcode: text,
    isListed: flag,
    hasFeed: flag,
    isClosed: flag,
  },
  ['id', 'userId'],
  (key) =>
    `SELECT ${FACTS_COLUMNS}, u.isVerified, u.verifiedUntil, c.experience, c.status, c.rejectionReason, c.postcode, c.isListed,
            CASE WHEN c.feedKey IS NULL THEN 0 ELSE 1 END AS hasFeed,
            CASE WHEN ${openAccount('u')} THEN 0 ELSE 1 END AS isClosed
       FROM cleaners c JOIN users u ON u.id = c.userId
      WHERE c.${key} = ?`,
);

export const FIND_SHOWN_CLEANER = selectBy(
  'cleaners.findShown',
  {
    id: int,
    userId: int,
    status: oneOf(CLEANER_STATUSES),
    isListed: flag,
    isClosed: flag,
    isAvailable: flag,
  },
  ['id', 'userId'],
  (key) =>
    `SELECT c.id, c.userId, c.status, c.isListed, CASE WHEN ${openAccount('u')} THEN 0 ELSE 1 END AS isClosed,
            c.isAvailable
       FROM cleaners c JOIN users u ON u.id = c.userId
      WHERE c.${key} = ?`,
);

export const FIND_CLEANER_STATUS = select(
  'cleaners.findStatus',
  { userId: int, status: oneOf(CLEANER_STATUSES) },
  'SELECT userId, status FROM cleaners WHERE id = ?',
);

export const FIND_STATUS_OF_PERSON = select(
  'cleaners.findStatusOfPerson',
  { status: oneOf(CLEANER_STATUSES) },
  'SELECT status FROM cleaners WHERE userId = ?',
);

export const FIND_LISTED_CLEANER = select(
  'cleaners.findListed',
  { id: int },
  'SELECT id FROM cleaners WHERE userId = ? AND isListed = 1',
);

/** Returns up to `MAX_BLOCKED_PEOPLE` rows. */
export const LIST_BLOCKED_CLEANERS = select(
  'cleaners.listBlocked',
  { id: int },
  'SELECT c.id FROM person_blocks pb JOIN cleaners c ON c.userId = pb.blockedId WHERE pb.blockerId = ?',
);

/** The last parameter is the status that the cleaner must have. */
export const APPROVE_CLEANER = write(
  'cleaners.approve',
  `UPDATE cleaners
      SET status = 'approved', reviewedAt = ?, reviewedBy = ?, rejectionReason = NULL, updatedAt = ?
    WHERE id = ? AND status = ?`,
);

export const WITHDRAW_CLEANER_APPROVAL = write(
  'cleaners.withdrawApproval',
  `UPDATE cleaners
      SET status = 'pending', waitingSince = ?, reviewedAt = NULL, reviewedBy = NULL, updatedAt = ?
    WHERE id = ? AND status = 'approved'
      AND (SELECT u.deactivatedAt FROM users u WHERE u.id = cleaners.userId) IS NULL`,
);

/** Locks the row, so that withdrawing the approval waits, and then finds what this transaction has created. */
export const HOLD_APPROVAL = write(
  'cleaners.holdApproval',
  "UPDATE cleaners SET updatedAt = updatedAt WHERE userId = ? AND status = 'approved'",
);

export const REJECT_CLEANER = write(
  'cleaners.reject',
  `UPDATE cleaners
      SET status = 'rejected', reviewedAt = ?, reviewedBy = ?, rejectionReason = ?, updatedAt = ?
    WHERE id = ? AND status = 'pending'`,
);

/** A cleaner is listed if approved, with an open account whose owner wants to be found. */
export const REFRESH_CLEANER_LISTING = write(
  'cleaners.refreshListing',
  `UPDATE cleaners
      SET isListed = CASE WHEN status = 'approved' AND EXISTS (
            SELECT 1 FROM users
             WHERE users.id = cleaners.userId AND ${openAccount('users')} AND allowProfileSearch = 1
          ) THEN 1 ELSE 0 END
    WHERE userId = ?`,
);

/** For an account that is being closed, whose application must not wait any longer. */
export const WITHDRAW_UNDECIDED_CLEANER = write(
  'cleaners.withdrawUndecided',
  `UPDATE cleaners SET status = 'withdrawn', updatedAt = ? WHERE userId = ? AND status IN ('pending', 'rejected')`,
);

export const LIST_CLEANER_PHOTOS_IN_USE = dynamicSelect(
  'cleaners.listPhotosInUse',
  { address: nullable(text) },
  (addresses: readonly string[]) =>
    `SELECT profileImage AS address FROM cleaners WHERE profileImage IN (${placeholders(addresses)})`,
  [[['a', 'b']]],
);

export const TOUCH_CLEANER = write('cleaners.touch', 'UPDATE cleaners SET updatedAt = ? WHERE id = ?');

export const FIND_CLEANER_PHOTO = select(
  'cleaners.findPhoto',
  { profileImage: nullable(text) },
  'SELECT profileImage FROM cleaners WHERE id = ?',
);

export const SET_CLEANER_PHOTO = write(
  'cleaners.setPhoto',
  'UPDATE cleaners SET profileImage = ? WHERE id = ?',
);

/** Leaves out closed accounts, whose place has been erased. */
export const LIST_ROUGHLY_PLACED_CLEANERS = select(
  'cleaners.listRoughlyPlaced',
  { id: int, postcode: text, latitude: real, longitude: real, geoPrecision: text },
  `SELECT c.id, c.postcode, c.latitude, c.longitude, c.geoPrecision FROM cleaners c
    WHERE c.geoPrecision <> 'unit' AND c.id < ?
      AND (SELECT u.deactivatedAt FROM users u WHERE u.id = c.userId) IS NULL
    ORDER BY c.id DESC LIMIT 500`,
);

/** The last two parameters are the id and the postcode that was looked up. */
export const RELOCATE_CLEANER = write(
  'cleaners.relocate',
  `UPDATE cleaners
      SET latitude = ?, longitude = ?, gx = ?, gy = ?, gz = ?, cell = ?, fcell = ?, geoPrecision = ?
    WHERE id = ? AND postcode = ?`,
);

export const EXPORT_CLEANER_PROFILE = select(
  'cleaners.exportProfile',
  {
    id: int,
    status: oneOf(CLEANER_STATUSES),
    bio: text,
    experience: nullable(text),
    profileImage: nullable(text),
    hourlyRatePence: int,
    location: text,
    postcode: text,
    services: text,
    claimsBackgroundCheck: flag,
    isBackgroundChecked: flag,
    isInsured: flag,
    responseTime: text,
    isAvailable: flag,
    rejectionReason: nullable(text),
    reviewedAt: nullable(int),
    createdAt: int,
    updatedAt: int,
  },
  `SELECT id, status, bio, experience, profileImage, hourlyRatePence, location, postcode, services,
          claimsBackgroundCheck, isBackgroundChecked, isInsured, responseTime, isAvailable, rejectionReason, reviewedAt,
          createdAt, updatedAt
     FROM cleaners WHERE userId = ?`,
);
