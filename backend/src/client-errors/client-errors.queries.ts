import { int, select, write } from '../database/statement.js';

export const COUNT_CLIENT_ERROR = write(
  'clientErrors.count',
  `UPDATE client_errors SET occurrences = occurrences + 1, lastSeenAt = ?, userAgent = ? WHERE fingerprint = ?`,
);

export const COUNT_KINDS = select(
  'clientErrors.countKinds',
  { kinds: int },
  'SELECT COUNT(*) AS kinds FROM client_errors',
);

export const INSERT_CLIENT_ERROR = write(
  'clientErrors.insert',
  `INSERT INTO client_errors (fingerprint, app, part, path, message, stack, userAgent, occurrences, firstSeenAt, lastSeenAt)
   VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, ?)`,
);
