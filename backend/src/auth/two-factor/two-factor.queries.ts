import { flag, int, nullable, select, text, write } from '../../database/statement.js';

export const FIND_TWO_FACTOR_ACCOUNT = select(
  'auth.findTwoFactorAccount',
  { id: int, email: text, firstName: text, is2FAEnabled: flag, twoFASecret: nullable(text) },
  'SELECT id, email, firstName, is2FAEnabled, twoFASecret FROM users WHERE id = ?',
);

/** Finds suspended accounts too, because they are told about the suspension after the right password. */
export const FIND_SECOND_STEP_ACCOUNT = select(
  'auth.findSecondStepAccount',
  {
    id: int,
    email: text,
    firstName: text,
    password: text,
    isSuspended: flag,
    is2FAEnabled: flag,
    twoFASecret: nullable(text),
  },
  `SELECT id, email, firstName, password, isSuspended, is2FAEnabled, twoFASecret FROM users
    WHERE id = ? AND is2FAEnabled = 1 AND deactivatedAt IS NULL`,
);

export const UPDATE_TWO_FACTOR_SECRET = write(
  'auth.updateTwoFactorSecret',
  'UPDATE users SET twoFASecret = ? WHERE id = ? AND is2FAEnabled = 0',
);

/**
 * Overwrites the last used step without comparing it, because no code of this secret has been used before, whatever
 * step an earlier secret reached.
 */
export const ENABLE_TWO_FACTOR = write(
  'auth.enableTwoFactor',
  `UPDATE users SET is2FAEnabled = 1, twoFALastStep = ?, updatedAt = ?
    WHERE id = ? AND is2FAEnabled = 0 AND twoFASecret = ?`,
);

export const TOUCH_TWO_FACTOR = write(
  'auth.touchTwoFactor',
  'UPDATE users SET updatedAt = ? WHERE id = ? AND is2FAEnabled = 1',
);

export const DISABLE_TWO_FACTOR = write(
  'auth.disableTwoFactor',
  `UPDATE users SET is2FAEnabled = 0, twoFASecret = NULL, updatedAt = ?
    WHERE id = ? AND is2FAEnabled = 1 AND deactivatedAt IS NULL`,
);

/** Excludes the admin, whose address is confirmed by configuration. */
export const DROP_UNPROVED_TWO_FACTOR = write(
  'auth.dropUnprovedTwoFactor',
  `UPDATE users SET is2FAEnabled = 0, twoFASecret = NULL, updatedAt = ?
    WHERE id = ? AND is2FAEnabled = 1 AND emailVerifiedAt IS NULL AND email <> ?`,
);

export const COUNT_UNUSED_RECOVERY_CODES = select(
  'auth.countUnusedRecoveryCodes',
  { codes: int },
  'SELECT COUNT(*) AS codes FROM recovery_codes WHERE userId = ? AND usedAt IS NULL',
);

/**
 * Each time step works once, so that a code which somebody else has seen can't be used again. Succeeds only while the
 * secret is the one with which the code was checked.
 */
export const USE_TOTP_STEP = write(
  'auth.useTotpStep',
  `UPDATE users SET twoFALastStep = ?
    WHERE id = ? AND twoFALastStep < ? AND is2FAEnabled = 1 AND twoFASecret = ?`,
);

export const INSERT_RECOVERY_CODE = write(
  'auth.insertRecoveryCode',
  'INSERT INTO recovery_codes (userId, codeHash, sealedCode) VALUES (?, ?, ?)',
);

export const DELETE_RECOVERY_CODES = write(
  'auth.deleteRecoveryCodes',
  'DELETE FROM recovery_codes WHERE userId = ?',
);

export const USE_RECOVERY_CODE = write(
  'auth.useRecoveryCode',
  'UPDATE recovery_codes SET usedAt = ? WHERE userId = ? AND codeHash = ? AND usedAt IS NULL',
);
