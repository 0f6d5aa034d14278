/**
 * How long personal data is kept, in days. Read by the backend's rules, the privacy policy and the mail about a closed
 * account.
 */
export const RETENTION_DAYS = {
  idempotencyKeys: 1,
  /** After they expire, because the hourly limits still count them. */
  codes: 1,
  /** When somebody was last sent a mail about a conversation. */
  messageMailTimes: 30,
  /** Subject and text of mails. */
  mailWords: 30,
  mails: 365,
  bellItems: 180,
  failedSignIns: 90,
  auditAddresses: 90,
  auditLines: 730,
  contactMessages: 365,
  waitlist: 365,
  /** Errors of our pages, counted from their last occurrence. */
  clientErrors: 30,
  /** Texts and decisions of cases, counted from closing or from the last note on a closed case. */
  cases: 1095,
  /** After they are revoked or expire. */
  apiKeys: 90,
  /** Documents for a check that nobody has decided on. */
  checkDocuments: 30,
  /** The evidence recorded for a check, after it ended. */
  endedChecks: 730,
  /** After the clean. */
  accessNotes: 30,
  /** After the clean. */
  jobAddresses: 365,
  /** From closing an account to deleting the data that was set aside. If a visit is later than that, from its end. */
  closedAccounts: 30,
  /** Events for programs. */
  platformEvents: 30,
  /** Calls to webhooks, with request and response. */
  webhookDeliveries: 30,
  /** The number of events of each object, counted from the last one, because receivers compare these numbers. */
  eventSequences: 730,
} as const;

export type RetentionPeriod = keyof typeof RETENTION_DAYS;

/** Replaces the messages of a closed account. */
export const MESSAGE_REMOVED = 'This message was removed because its writer closed the account.';

/** Replaces the name of a closed account. */
export const FORMER_MEMBER = 'Former member';
