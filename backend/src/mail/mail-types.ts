export const PASSWORD_RESET_MAIL = 'password-reset';
export const VERIFICATION_CODE_MAIL = 'email-verification';
export const NEW_ADDRESS_MAIL = 'email-change-confirmation';
export const NUDGE_MAIL = 'booking-nudged';
export const REMINDER_MAIL = 'booking-reminder';
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
  'application-left-behind',
  'booking-completion-nudged',
  'booking-happened-asked',
  'booking-others-offered',
  'booking-requested',
  'booking-rescheduled',
  'check-expiring',
  'check-requested',
] as const;
