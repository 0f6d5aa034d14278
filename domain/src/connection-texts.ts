export const CHECK_CONNECTION = 'Check your connection and try again.';

/** Shown by the site and the console if no answer came from the server. */
export const UNREACHABLE = `The server could not be reached. ${CHECK_CONNECTION}`;
