import { APPLICANT_STATUSES, USER_TYPES } from '@tidyhearth/domain';
import { placeholders } from '../database/sql.js';
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
  type Row,
} from '../database/statement.js';
import type { WRITABLE_FIELDS } from './dto/update-user.dto.js';
import { openAccount } from './open-account.js';

type WritableField = (typeof WRITABLE_FIELDS)[number];

/** An account joined with the cleaner's profile, if there is one; see `AccountLookup`. */
export const ACCOUNT = {
  id: int,
  username: nullable(text),
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
  profileImageUrl: nullable(text),
  allowProfileSearch: flag,
  shareContactInfo: flag,
  emailNotifications: flag,
  smsNotifications: flag,
  streetAddress: nullable(text),
  city: nullable(text),
  county: nullable(text),
  postcode: nullable(text),
  cleaningPreferences: nullable(text),
  deactivatedAt: nullable(int),
  createdAt: int,
  ratingHundredths: int,
  reviewCount: int,
  cleanerId: nullable(int),
  cleanerStatus: nullable(oneOf(APPLICANT_STATUSES)),
  cleanerImage: nullable(text),
};
/** The columns of the account itself. */
export const ACCOUNT_COLUMNS =
  `u.id, u.username, u.email, u.firstName, u.lastName, u.phone, u.userType, u.isVerified,
  u.verifiedUntil,
  u.emailVerifiedAt, u.isSuspended, u.is2FAEnabled, u.profileImageUrl, u.allowProfileSearch, u.shareContactInfo,
  u.emailNotifications, u.smsNotifications, u.streetAddress, u.city, u.county, u.postcode, u.cleaningPreferences,
  u.deactivatedAt, u.createdAt` as const;

export type AccountRow = Row<typeof ACCOUNT>;

export const FIND_USER = select(
  'users.find',
  { id: int, deactivatedAt: nullable(int) },
  'SELECT id, deactivatedAt FROM users WHERE id = ?',
);

export const FIND_NAME = select(
  'users.findName',
  { firstName: text, lastName: text },
  'SELECT firstName, lastName FROM users WHERE id = ?',
);

export const FIND_USER_BY_EMAIL = select(
  'users.findByEmail',
  { id: int },
  'SELECT id FROM users WHERE email = ?',
);

/** The address of a recently closed account, which nobody else may use yet. */
export const FIND_RESERVED_EMAIL = select(
  'users.findReservedEmail',
  { userId: int, closedAt: int },
  'SELECT userId, closedAt FROM closed_accounts WHERE email = ?',
);

export const UPDATE_USER = dynamicWrite(
  'users.update',
  (fields: readonly WritableField[]) =>
    `UPDATE users SET ${fields.map((field) => `${field} = ?`).join(', ')}, updatedAt = ? WHERE id = ?`,
  [
    [['firstName', 'lastName', 'phone', 'username', 'streetAddress']],
    [['city', 'county', 'postcode', 'cleaningPreferences', 'emailNotifications', 'smsNotifications']],
  ],
);

export const UPDATE_PRIVACY = write(
  'users.updatePrivacy',
  `UPDATE users SET allowProfileSearch = COALESCE(?, allowProfileSearch),
          shareContactInfo = COALESCE(?, shareContactInfo), updatedAt = ? WHERE id = ?`,
);

/** Changes only the opposite state, and no closed account. */
export const SET_SUSPENDED = write(
  'users.setSuspended',
  'UPDATE users SET isSuspended = ?, updatedAt = ? WHERE id = ? AND isSuspended = ? AND deactivatedAt IS NULL',
);

/** Locks the account, so that unsuspending it waits. */
export const HOLD_SUSPENDED = write(
  'users.holdSuspended',
  'UPDATE users SET updatedAt = updatedAt WHERE id = ? AND isSuspended = 1 AND deactivatedAt IS NULL',
);

export const HOLD_OPEN_ACCOUNTS = dynamicWrite(
  'users.holdOpen',
  (ids: readonly number[]) =>
    `UPDATE users SET updatedAt = ? WHERE id IN (${placeholders(ids)}) AND ${openAccount('users')}`,
  [[[1, 2]]],
);

export const FIND_OPEN_ACCOUNT = select(
  'users.findOpenAccount',
  { userType: oneOf(USER_TYPES) },
  `SELECT userType FROM users WHERE id = ? AND ${openAccount('users')}`,
);

export const FIND_HELD_ACCOUNT = select(
  'users.findHeldAccount',
  { emailVerifiedAt: nullable(int), userType: oneOf(USER_TYPES) },
  'SELECT emailVerifiedAt, userType FROM users WHERE id = ?',
);

export const TOUCH_USER = write('users.touch', 'UPDATE users SET updatedAt = ? WHERE id = ?');

export const TOUCH_USER_BY_EMAIL = write(
  'users.touchByEmail',
  'UPDATE users SET updatedAt = ? WHERE email = ?',
);

export const FIND_PHOTO = select(
  'users.findPhoto',
  { profileImageUrl: nullable(text) },
  'SELECT profileImageUrl FROM users WHERE id = ?',
);

export const UPDATE_PHOTO = write('users.updatePhoto', 'UPDATE users SET profileImageUrl = ? WHERE id = ?');

export const LIST_PHOTOS_IN_USE = dynamicSelect(
  'users.listPhotosInUse',
  { profileImageUrl: nullable(text) },
  (addresses: readonly string[]) =>
    `SELECT profileImageUrl FROM users WHERE profileImageUrl IN (${placeholders(addresses)})`,
  [[['first.webp', 'second.webp']]],
);

/** For the personal data export. */
export const EXPORT_ACCOUNT_DATES = select(
  'users.exportDates',
  {
    emailVerifiedAt: nullable(int),
    termsAcceptedAt: nullable(int),
    privacyAcceptedAt: nullable(int),
    updatedAt: int,
  },
  'SELECT emailVerifiedAt, termsAcceptedAt, privacyAcceptedAt, updatedAt FROM users WHERE id = ?',
);

export const EXPORT_MAIL_PAGE = dynamicSelect(
  'users.exportMailPage',
  { id: int, type: text, recipient: text, subject: text, status: text, createdAt: int },
  (indexHint: string, limit: number) =>
    `SELECT id, type, recipient, subject, status, createdAt FROM email_notifications ${indexHint}
      WHERE userId = ? AND id > ? ORDER BY id LIMIT ${limit}`,
  [['', 10]],
);
