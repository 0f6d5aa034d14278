/** Site and console say it where no answer of the server came. */
export const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';
