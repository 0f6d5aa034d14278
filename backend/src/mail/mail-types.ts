/** The mail that quotes what one person wrote to another. */
export const MESSAGE_MAIL = 'message-received';
