/**
 * How long personal data is kept, in days. The rules of the backend, the privacy policy and the mail about a closed
 * account all read these.
 */
export const RETENTION_DAYS = {
  idempotencyKeys: 1,
  /** After they have expired, because the hourly limits count them. */
  codes: 1,
  /** When somebody was last mailed about a conversation. */
  messageMailTimes: 30,
  /** Subject and text. */
  mailWords: 30,
  mails: 365,
  bellItems: 180,
  failedSignIns: 90,
  auditAddresses: 90,
  auditLines: 730,
  contactMessages: 365,
  waitlist: 365,
  /** Faults of our pages, after they were last met. */
  clientErrors: 30,
  /** Texts and decisions of cases, after they were closed, or a note was added to a closed one. */
  cases: 1095,
  /** After they were revoked or expired. */
  apiKeys: 90,
  /** Sent for a check that nobody has decided on. */
  checkDocuments: 30,
  /** What was seen for a check, after it ended. */
  endedChecks: 730,
  /** After the clean. */
  accessNotes: 30,
  /** After the clean. */
  jobAddresses: 365,
  /** From closing an account to deleting what was set aside; of a visit that is ahead even then, from its end. */
  closedAccounts: 30,
  /** What programs can be told of. */
  platformEvents: 30,
  /** Calls of webhooks, with request and answer. */
  webhookDeliveries: 30,
  /** How many events each object has had, after the last one: receivers compare the numbers. */
  eventSequences: 730,
} as const;

export type RetentionPeriod = keyof typeof RETENTION_DAYS;

/** Replaces the messages of a closed account. */
export const MESSAGE_REMOVED = 'This message was removed because its writer closed the account.';

/** Replaces the name of a closed account. */
export const FORMER_MEMBER = 'Former member';
