export const PASSWORD_RESET_MAIL = 'password-reset';
export const VERIFICATION_CODE_MAIL = 'email-verification';
export const NEW_ADDRESS_MAIL = 'email-change-confirmation';
export const NUDGE_MAIL = 'booking-nudged';
export const REMINDER_MAIL = 'booking-reminder';
/** The mail that quotes what one person wrote to another. */
export const MESSAGE_MAIL = 'message-received';

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
