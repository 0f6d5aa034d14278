import { ACCOUNT_LIMITS } from '@tidyhearth/domain';
import { dynamicSelect, int, select, text } from '../database/statement.js';

export const COUNT_MAILS_SINCE = select(
  'auth.countMailsSince',
  { sent: int },
  'SELECT COUNT(*) AS sent FROM email_notifications WHERE recipient = ? AND type = ? AND createdAt > ?',
);

export const FIND_MAIL_SINCE = select(
  'auth.findMailSince',
  { id: int },
  'SELECT id FROM email_notifications WHERE recipient = ? AND type = ? AND createdAt > ? LIMIT 1',
);

/** When the n-th newest mail of this type to an address was written. */
export const FIND_NTH_MAIL = dynamicSelect(
  'auth.findNthMail',
  { at: int },
  (nth: number) =>
    `SELECT createdAt AS at FROM email_notifications WHERE recipient = ? AND type = ?
      ORDER BY id DESC LIMIT 1 OFFSET ${nth - 1}`,
  [[ACCOUNT_LIMITS.passwordChangesADay]],
);

/** The same of an account's to any address. */
export const FIND_NTH_MAIL_OF_ACCOUNT = dynamicSelect(
  'auth.findNthMailOfAccount',
  { at: int },
  (nth: number) =>
    `SELECT createdAt AS at FROM email_notifications WHERE userId = ? AND type = ?
      ORDER BY id DESC LIMIT 1 OFFSET ${nth - 1}`,
  [[ACCOUNT_LIMITS.emailChangesADay]],
);

export const FIND_PROVED_ADDRESS = select(
  'auth.findProvedAddress',
  { email: text },
  'SELECT email FROM users WHERE id = ? AND emailVerifiedAt IS NOT NULL',
);
