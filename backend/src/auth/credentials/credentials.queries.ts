import { flag, int, nullable, select, text, write, type RowOf } from '../../database/statement.js';
import { openAccount } from '../../users/open-account.js';

/** An account whose owner has just given the password again. */
export type ConfirmedAccount = RowOf<typeof FIND_ACCOUNT_WITH_PASSWORD>;

export const FIND_ACCOUNT_WITH_PASSWORD = select(
  'auth.findAccountWithPassword',
  { id: int, email: text, firstName: text, lastName: text, password: text },
  'SELECT id, email, firstName, lastName, password FROM users WHERE id = ?',
);

/**
 * Succeeds only while the password is the one that was confirmed. A concurrent change of password waits for this
 * transaction.
 */
export const HOLD_CONFIRMED_ACCOUNT = write(
  'auth.holdConfirmedAccount',
  `UPDATE users SET updatedAt = ? WHERE id = ? AND password = ? AND ${openAccount('users')}`,
);

/** Succeeds only while the password is the one that was confirmed. */
export const CHANGE_PASSWORD = write(
  'auth.changePassword',
  `UPDATE users SET password = ?, passwordResetToken = NULL, passwordResetExpiry = NULL, updatedAt = ?
    WHERE id = ? AND password = ?`,
);

export const FIND_RESETTABLE_ACCOUNT = select(
  'auth.findResettableAccount',
  { id: int, email: text, firstName: text },
  `SELECT id, email, firstName FROM users WHERE email = ? AND ${openAccount('users')}`,
);

/**
 * Succeeds while the account is open and has the address by which it was found. A concurrent change of either waits for
 * this transaction.
 */
export const HOLD_RESETTABLE_ACCOUNT = write(
  'auth.holdResettableAccount',
  `UPDATE users SET updatedAt = ? WHERE id = ? AND email = ? AND ${openAccount('users')}`,
);

/** The caller holds the account's row. */
export const UPDATE_RESET_TOKEN = write(
  'auth.updateResetToken',
  'UPDATE users SET passwordResetToken = ?, passwordResetExpiry = ? WHERE id = ?',
);

export const FIND_ACCOUNT_BY_RESET_TOKEN = select(
  'auth.findAccountByResetToken',
  { id: int, email: text, firstName: text, lastName: text, is2FAEnabled: flag },
  `SELECT id, email, firstName, lastName, is2FAEnabled FROM users
    WHERE passwordResetToken = ? AND passwordResetExpiry > ? AND ${openAccount('users')}`,
);

export const RESET_PASSWORD = write(
  'auth.resetPassword',
  `UPDATE users SET password = ?, passwordResetToken = NULL, passwordResetExpiry = NULL, updatedAt = ?
    WHERE id = ? AND passwordResetToken = ? AND passwordResetExpiry > ? AND ${openAccount('users')}`,
);

/** For somebody who opened a mailed link, and so can read mail at this address. */
export const PROVE_EMAIL = write(
  'auth.proveEmail',
  'UPDATE users SET emailVerifiedAt = ?, updatedAt = ? WHERE id = ? AND emailVerifiedAt IS NULL',
);

export const REQUEST_EMAIL_CHANGE = write(
  'auth.requestEmailChange',
  'UPDATE users SET pendingEmail = ?, emailVerificationToken = ?, emailVerificationExpiry = ? WHERE id = ?',
);

export const FIND_EMAIL_CHANGE = select(
  'auth.findEmailChange',
  { id: int, email: text, firstName: text, pendingEmail: nullable(text) },
  `SELECT id, email, firstName, pendingEmail FROM users
    WHERE id = ? AND emailVerificationToken = ? AND emailVerificationExpiry > ?`,
);

export const DROP_EMAIL_CHANGE = write(
  'auth.dropEmailChange',
  `UPDATE users SET pendingEmail = NULL, emailVerificationToken = NULL, emailVerificationExpiry = NULL
    WHERE id = ? AND pendingEmail IS NOT NULL`,
);

export const CHANGE_EMAIL = write(
  'auth.changeEmail',
  `UPDATE users SET email = ?, emailVerifiedAt = ?, pendingEmail = NULL, emailVerificationToken = NULL,
          emailVerificationExpiry = NULL, passwordResetToken = NULL, passwordResetExpiry = NULL, updatedAt = ?
    WHERE id = ? AND emailVerificationToken = ? AND emailVerificationExpiry > ? AND pendingEmail = ?
      AND ${openAccount('users')}`,
);

export const DEACTIVATE_ACCOUNT = write(
  'auth.deactivateAccount',
  `UPDATE users SET deactivatedAt = ?, shareContactInfo = 0, passwordResetToken = NULL, passwordResetExpiry = NULL,
          emailVerificationToken = NULL, emailVerificationExpiry = NULL, pendingEmail = NULL, updatedAt = ?
    WHERE id = ? AND ${openAccount('users')}`,
);
