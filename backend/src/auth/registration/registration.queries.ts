import { Purge } from '../../database/purge.queries.js';
import { flag, int, nullable, select, text, write } from '../../database/statement.js';

/** For an account that an earlier attempt at the same registration created. */
export const FIND_NEW_CREDENTIALS = select(
  'auth.findNewCredentials',
  { password: text, is2FAEnabled: flag },
  'SELECT password, is2FAEnabled FROM users WHERE id = ?',
);

export const FIND_MAILED_PERSON = select(
  'auth.findMailedPerson',
  { id: int, email: text, firstName: text },
  'SELECT id, email, firstName FROM users WHERE id = ?',
);

export const LIST_CODES_SENT_SINCE = select(
  'auth.listCodesSentSince',
  { createdAt: int },
  `SELECT createdAt FROM verification_codes
    WHERE userId = ? AND type = ? AND createdAt > ? ORDER BY createdAt DESC`,
);

export const COUNT_TRIES_SINCE = select(
  'auth.countTriesSince',
  { tries: int },
  `SELECT COALESCE(SUM(tries), 0) AS tries FROM verification_codes
    WHERE userId = ? AND type = ? AND createdAt > ?`,
);

export const INSERT_CODE = write(
  'auth.insertCode',
  `INSERT INTO verification_codes (userId, code, type, expiresAt, isUsed, tries, createdAt)
   VALUES (?, ?, ?, ?, 0, 0, ?)`,
);

export const FIND_NEWEST_CODE = select(
  'auth.findNewestCode',
  { id: int, code: text },
  `SELECT id, code FROM verification_codes
    WHERE userId = ? AND type = ? AND isUsed = 0 AND expiresAt > ? ORDER BY id DESC LIMIT 1`,
);

export const COUNT_TRY = write(
  'auth.countTry',
  'UPDATE verification_codes SET tries = tries + 1 WHERE id = ? AND tries < ? AND isUsed = 0',
);

export const USE_CODE = write('auth.useCode', 'UPDATE verification_codes SET isUsed = 1 WHERE id = ?');

export const USE_ALL_CODES = write(
  'auth.useAllCodes',
  'UPDATE verification_codes SET isUsed = 1 WHERE userId = ? AND type = ?',
);

export const CONFIRM_EMAIL = write(
  'auth.confirmEmail',
  'UPDATE users SET emailVerifiedAt = ?, updatedAt = ? WHERE id = ?',
);

export const FIND_ADMIN_ACCOUNT = select(
  'auth.findAdminAccount',
  {
    id: int,
    password: text,
    isAdminAccount: flag,
    passwordResetToken: nullable(text),
    passwordResetExpiry: nullable(int),
  },
  'SELECT id, password, isAdminAccount, passwordResetToken, passwordResetExpiry FROM users WHERE email = ?',
);

/**
 * Does nothing if somebody has chosen a password or made another link since the account was read: the last two
 * parameters are the password and the token as read.
 */
export const OFFER_FIRST_PASSWORD = write(
  'auth.offerFirstPassword',
  `UPDATE users SET passwordResetToken = ?, passwordResetExpiry = ?
    WHERE id = ? AND password = ? AND COALESCE(passwordResetToken, '') = ?`,
);

export const COUNT_ADMIN_ACCOUNTS = select(
  'auth.countAdminAccounts',
  { accounts: int },
  'SELECT COUNT(*) AS accounts FROM users WHERE isAdminAccount = 1',
);

export const MARK_ADMIN_ACCOUNT = write(
  'auth.markAdminAccount',
  'UPDATE users SET isAdminAccount = 1 WHERE id = ?',
);

export const PURGE_CODES = new Purge(
  'auth.purgeCodes',
  'verification_codes',
  { id: int },
  'createdAt <= ?',
  'createdAt',
);
