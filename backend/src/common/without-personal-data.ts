/**
 * Patterns without a fixed beginning are only tried at the start of a word. Otherwise long text would take quadratic
 * time.
 */
const EMAIL = /(?<![^\s@"'<>()])[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/g;
const ADDRESS = /(?<!\S)\S*:\/\/\S+|\/\S+/g;
/** MariaDB's messages repeat refused values, up to 192 characters of each. */
const REFUSED_VALUE = /(?<=Duplicate entry |value: )'.{0,300}?'(?= for (?:key|column))/gs;
/** The query string or fragment of an address, where links in mails have their secrets. */
const AFTER_PATH = /[?#][^\s:)"']*/g;
const NUMBER_IN_PATH = /(?<=\/)\d+(?=\/|$)/g;

/**
 * A message about an error (from a page, a mail server or the database), without the personal data and link secrets
 * that it may repeat.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(REFUSED_VALUE, "'[value]'")
    .replace(EMAIL, '[email]')
    .replace(ADDRESS, (address) => address.replace(AFTER_PATH, ''));

/** `/bookings/17?tab=a` becomes `/bookings/:id`, because error reports should not say which booking it was. */
export const routeOf = (path: string): string => path.replace(AFTER_PATH, '').replace(NUMBER_IN_PATH, ':id');
