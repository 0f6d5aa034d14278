/** The mail that quotes what one person wrote to another. */
export const MESSAGE_MAIL = 'message-received';

/** The mail that an agreed clean is near. */
export const REMINDER_MAIL = 'booking-reminder';
