export const PASSWORD_RESET_MAIL = 'password-reset';
export const VERIFICATION_CODE_MAIL = 'email-verification';
export const NEW_ADDRESS_MAIL = 'email-change-confirmation';
export const NUDGE_MAIL = 'booking-nudged';
export const REMINDER_MAIL = 'booking-reminder';
export const REQUESTED_MAIL = 'booking-requested';
/** Tells a customer that a request waits for its answer. */
export const RECEIPT_MAIL = 'booking-receipt';
export const RESCHEDULED_MAIL = 'booking-rescheduled';
export const COMPLETION_NUDGE_MAIL = 'booking-completion-nudged';
/** Asks the customer whether a visit took place. */
export const HAPPENED_MAIL = 'booking-happened-asked';
/** Tells a cleaner that a job has changed since the bid, and asks for its confirmation. */
export const LEFT_BEHIND_MAIL = 'application-left-behind';
/** The mail that quotes what one person wrote to another. */
export const MESSAGE_MAIL = 'message-received';

/**
 * Prefixes of the types of mails about work, which follow a person to a new address. Mails about an account's security
 * stay with the address that they were written to, in case an intruder changed it.
 */
export const WORK_MAILS = [
  'application-',
  'booking-',
  'case-',
  'check-',
  'cleaner-',
  'message-',
  'report-',
  'review-',
] as const;

/** Mails that ask for something that needs an account that can sign in, such as an answer, a visit or a document. */
export const ASKING_MAILS = [
  MESSAGE_MAIL,
  NUDGE_MAIL,
  REMINDER_MAIL,
  LEFT_BEHIND_MAIL,
  COMPLETION_NUDGE_MAIL,
  HAPPENED_MAIL,
  'booking-others-offered',
  REQUESTED_MAIL,
  RESCHEDULED_MAIL,
  'check-expiring',
  'check-requested',
] as const;
