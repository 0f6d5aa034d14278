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

/** When the n-th newest mail of this type was queued. */
const findNth = (name: string, whose: 'recipient' | 'userId', nthForExample: number) =>
  dynamicSelect(
    name,
    { at: int },
    (nth: number) =>
      `SELECT createdAt AS at FROM email_notifications WHERE ${whose} = ? AND type = ?
        ORDER BY id DESC LIMIT 1 OFFSET ${nth - 1}`,
    [[nthForExample]],
  );

/** Mails to one address. */
export const FIND_NTH_MAIL = findNth('auth.findNthMail', 'recipient', ACCOUNT_LIMITS.passwordChangesADay);

/** Mails of one account, to any address. */
export const FIND_NTH_MAIL_OF_ACCOUNT = findNth(
  'auth.findNthMailOfAccount',
  'userId',
  ACCOUNT_LIMITS.emailChangesADay,
);

export const FIND_PROVED_ADDRESS = select(
  'auth.findProvedAddress',
  { email: text },
  'SELECT email FROM users WHERE id = ? AND emailVerifiedAt IS NOT NULL',
);
