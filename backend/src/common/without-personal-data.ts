/** What has no fixed beginning is looked for only where a word begins, or a long one would cost the square of its length. */
const EMAIL = /(?<![^\s@"'<>()])[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/g;
const ADDRESS = /(?<!\S)\S*:\/\/\S+|\/\S+/g;
/** MariaDB repeats what it refuses, up to 192 characters of it. */
const REFUSED_VALUE = /(?<=Duplicate entry |value: )'.{0,300}?'(?= for (?:key|column))/gs;
/** A query string or fragment of an address: links of mails carry their secrets there. */
const AFTER_PATH = /[?#][^\s:)"']*/g;
const NUMBER_IN_PATH = /(?<=\/)\d+(?=\/|$)/g;

/** What others say about a fault (a page, a mail server, the database), without what it repeats of people and without secrets of links. */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(REFUSED_VALUE, "'[value]'")
    .replace(EMAIL, '[email]')
    .replace(ADDRESS, (address) => address.replace(AFTER_PATH, ''));

/** `/bookings/17?tab=a` becomes `/bookings/:id`: which booking it was is nobody's business here. */
export const routeOf = (path: string): string => path.replace(AFTER_PATH, '').replace(NUMBER_IN_PATH, ':id');
