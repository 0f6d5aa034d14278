export const PASSWORD_RESET_MAIL = 'password-reset';
export const VERIFICATION_CODE_MAIL = 'email-verification';
export const NEW_ADDRESS_MAIL = 'email-change-confirmation';
export const NUDGE_MAIL = 'booking-nudged';
export const REMINDER_MAIL = 'booking-reminder';
/** The mail that quotes what one person wrote to another. */
export const MESSAGE_MAIL = 'message-received';
