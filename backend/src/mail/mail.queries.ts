import {
  dynamicSelect,
  dynamicWrite,
  flag,
  int,
  nullable,
  text,
  select,
  write,
  type RowOf,
} from '../database/statement.js';
import { placeholders } from '../database/sql.js';
import { MAX_ATTEMPTS } from './backoff.js';
import { ASKING_MAILS, REMINDER_MAIL, WORK_MAILS } from './mail-types.js';

export const INSERT_MAIL = write(
  'mail.insert',
  `INSERT INTO email_notifications
     (userId, type, subject, recipient, body, isSealed, status, attempts, nextAttemptAt, lease, sentAt, createdAt,
      requestId, writerId, bookingId, applicationId, checkId, caseId)
   VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?)`,
);

/** Affects only a mail that was given up. */
export const REQUEUE_MAIL = write(
  'mail.requeue',
  `UPDATE email_notifications SET status = 'pending', attempts = 0, nextAttemptAt = ?, errorMessage = NULL
    WHERE id = ? AND status = 'failed' AND body IS NOT NULL`,
);

/** Erases the text of a mail that was given up. It can't be sent any more, and nobody has to look at it. */
export const DISMISS_MAIL = write(
  'mail.dismiss',
  `UPDATE email_notifications SET body = NULL WHERE id = ? AND status = 'failed' AND body IS NOT NULL`,
);

/**
 * Marks mails as given up and dismissed. A worker that holds one loses its lease. Parameters: the reason, the writer,
 * and the reader who blocked the writer. What the two have agreed stays, and so does the mail that reminds of it.
 */
export const END_UNSENT_OF_WRITER = dynamicWrite(
  'mail.endUnsentOfWriter',
  (toOneReader: boolean) =>
    `UPDATE email_notifications SET status = 'failed', subject = '', body = NULL, lease = lease + 1, errorMessage = ?
      WHERE writerId = ? AND status <> 'sent' AND body IS NOT NULL${toOneReader ? ` AND userId = ? AND type <> '${REMINDER_MAIL}'` : ''}`,
  [[false], [true]],
);

/** The same for mails that wait for one reader. Parameters: the reason, the reader. */
export const END_UNSENT_ASKING = write(
  'mail.endUnsentAsking',
  `UPDATE email_notifications SET status = 'failed', subject = '', body = NULL, lease = lease + 1, errorMessage = ?
    WHERE userId = ? AND status <> 'sent' AND body IS NOT NULL AND type IN (${ASKING_MAILS.map((type) => `'${type}'`).join(', ')})`,
);

/** The same for mails of one type about an application. Parameters: the reason, the reader, the type, the application. */
export const END_UNSENT_ABOUT_BID = write(
  'mail.endUnsentAboutBid',
  `UPDATE email_notifications SET status = 'failed', subject = '', body = NULL, lease = lease + 1, errorMessage = ?
    WHERE userId = ? AND status <> 'sent' AND body IS NOT NULL AND type = ? AND applicationId = ?`,
);

/**
 * A mail that is being sent at this moment keeps its lease, and still goes to the old address. A worker that has only
 * listed a mail loses it. Parameters: the new address, the person and the old address.
 */
export const READDRESS_WORK = write(
  'mail.readdressWork',
  `UPDATE email_notifications
      SET recipient = ?, lease = lease + CASE WHEN attempts > 0 AND errorMessage IS NULL THEN 0 ELSE 1 END
    WHERE userId = ? AND recipient = ? AND status <> 'sent' AND body IS NOT NULL
      AND (${WORK_MAILS.map((start) => `type LIKE '${start}%'`).join(' OR ')})`,
);

/** Marks a mail as given up and dismissed. Parameters: the reason, the mail and its lease. */
export const END_USELESS = write(
  'mail.endUseless',
  `UPDATE email_notifications SET status = 'failed', body = NULL, lease = lease + 1, errorMessage = ?
    WHERE id = ? AND lease = ? AND status = 'pending'`,
);

export type DueMailRow = RowOf<typeof LIST_DUE_MAILS>;

export const LIST_DUE_MAILS = dynamicSelect(
  'mail.listDue',
  {
    id: int,
    lease: int,
    attempts: int,
    type: text,
    requestId: nullable(text),
    recipient: text,
    subject: text,
    body: text,
    isSealed: flag,
    createdAt: int,
    userId: nullable(int),
    writerId: nullable(int),
    bookingId: nullable(int),
    applicationId: nullable(int),
    checkId: nullable(int),
    caseId: nullable(int),
  },
  (limit: number) =>
    `SELECT id, lease, attempts, type, requestId, recipient, subject, COALESCE(body, '') AS body, isSealed, createdAt,
            userId, writerId, bookingId, applicationId, checkId, caseId
       FROM email_notifications
      WHERE status = 'pending' AND nextAttemptAt <= ? AND body IS NOT NULL ORDER BY nextAttemptAt, id LIMIT ${limit}`,
  [[10]],
);

/**
 * Only one worker of all replicas wins: it must know the lease, and takes the next one. This clears the error of the
 * previous try: a mail with an error waits for its next try; one without is new or being sent.
 */
export const LEASE_MAIL = write(
  'mail.lease',
  `UPDATE email_notifications SET lease = lease + 1, attempts = attempts + 1, nextAttemptAt = ?, errorMessage = NULL
    WHERE id = ? AND lease = ? AND status = 'pending' AND nextAttemptAt <= ?`,
);

export const MARK_SENT = write(
  'mail.markSent',
  `UPDATE email_notifications SET status = 'sent', sentAt = ?, errorMessage = NULL,
          body = CASE WHEN isSealed = 1 THEN NULL ELSE body END
    WHERE id = ? AND lease = ?`,
);

export const MARK_FAILED = write(
  'mail.markFailed',
  'UPDATE email_notifications SET status = ?, errorMessage = ?, nextAttemptAt = ? WHERE id = ? AND lease = ?',
);

/** Parameter: when its lease would have ended. */
export const FIND_SENT_SINCE = select(
  'mail.findSentSince',
  { id: int },
  `SELECT id FROM email_notifications WHERE status = 'sent' AND nextAttemptAt > ? LIMIT 1`,
);

/**
 * Makes mails due that a failure postponed, except those being sent, and those tried often, whose failure may be their
 * own.
 */
const PUT_OFF = `WHERE status = 'pending' AND errorMessage IS NOT NULL AND nextAttemptAt > ? AND attempts < ${MAX_ATTEMPTS}`;

export const BRING_FORWARD_PUT_OFF = write(
  'mail.bringForwardPutOff',
  `UPDATE email_notifications SET nextAttemptAt = ? ${PUT_OFF}`,
);

/**
 * A try for the sake of a newer mail to the same person does not count; otherwise all tries would be used up within a
 * day.
 */
export const BRING_FORWARD_TO = dynamicWrite(
  'mail.bringForwardTo',
  (recipients: readonly string[]) =>
    `UPDATE email_notifications SET nextAttemptAt = ?, attempts = attempts - 1
      ${PUT_OFF} AND attempts > 0 AND recipient IN (${placeholders(recipients)})`,
  [[['a@test.example', 'b@test.example']]],
);

export const LIST_CAPTURED_MAILS = dynamicSelect(
  'mail.listCaptured',
  { id: int, recipient: text, subject: text, body: text, isSealed: flag, createdAt: int },
  (ofRecipient: boolean, limit: number) =>
    `SELECT id, recipient, subject, COALESCE(body, '') AS body, isSealed, createdAt
       FROM email_notifications
      WHERE body IS NOT NULL ${ofRecipient ? 'AND recipient = ?' : ''} ORDER BY id DESC LIMIT ${limit}`,
  [
    [false, 10],
    [true, 10],
  ],
);
