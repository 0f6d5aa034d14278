const EMOJI = '🧹🏠'.repeat(3);
const JSON_TYPE = 'application/json';

/** Invalid for every type. */
const OTHER_KINDS: readonly unknown[] = [null, {}, [], ['a'], { $ne: 1 }, { toString: 1 }];

export const NOT_TEXT = [...OTHER_KINDS, 7, true, 0];
export const NOT_WHOLE = [...OTHER_KINDS, '7', '7abc', true, 1.5, -1, 2 ** 53 + 1, 1e308, -0.5];
export const NOT_NUMBER = [...OTHER_KINDS, '2', true, -1, 1e308, 1e-9];
export const NOT_FLAG = [...OTHER_KINDS, 'true', 'false', 0, 1, ''];
export const NOT_AMOUNT = [
  ...OTHER_KINDS,
  true,
  '',
  -1,
  '-1',
  'NaN',
  'Infinity',
  '0x10',
  '1,5',
  '1e3',
  12.345,
  '99.995',
  1e308,
  '99999999999',
  '１２',
];
export const NOT_CHOSEN = [...OTHER_KINDS, 'nonsense', '', 7, '__proto__', 'constructor', 'toString'];
export const NOT_LIST = [null, {}, 'regular', [null], [[]], ['nonsense'], [{}], Array(500).fill('regular')];
export const NOT_DATE = [
  ...OTHER_KINDS,
  7,
  '',
  'tomorrow',
  '2027-02-29',
  '2027-04-31',
  '2027-13-01',
  '0000-00-00',
  '275760-09-13',
  '2027-03-15T25:00:00Z',
  '2027-03-15T09:00:00',
  '15/03/2027',
];
export const NOT_TIME = [...OTHER_KINDS, 9, '', '24:00', '09:60', '9:00', '09:00:00', '09:00Z'];

/** Text that can't be stored or displayed and must be refused everywhere. */
export const UNUSABLE_TEXT = ['a\u0000b', 'a\ud800b', '\u200b\u200c\u2060\ufeff', 'x'.repeat(100_000)];

/** Text that attacks something other than the API. It may be accepted or refused, but must have no side effect. */
export const STRANGE_TEXT = [
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  '" OR ""="',
  "\\'; SELECT SLEEP(5); --",
  "admin'/*",
  '1 UNION SELECT password FROM users',
  "%' AND 1=0 UNION SELECT twoFASecret FROM users --",
  '100%_\\',
  ':0 :id ? $1 ??',
  '<img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  '{{constructor.constructor("return process")()}}',
  '{{{x}}} ${7*7} <%= 7*7 %> #{7*7}',
  '[a](javascript:alert(1))',
  'name\r\nBcc: everybody@test.example',
  EMOJI,
  '\u202eevil\u202c text',
  `a${'\u0301'.repeat(200)}`,
  'caf\u00e9 cafe\u0301',
  'line\u2028line',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  'null',
  '0',
];

export const STRANGE_SEGMENTS = [
  '%27%20OR%201%3D1',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%E0%A4%A',
  '%F0%9F%A7%B9',
  '__proto__',
  'constructor',
  '-',
  '1-',
  '1-2-3',
  '0-1',
  '1-1',
  'x'.repeat(3000),
];

export const STRANGE_QUERIES = [
  '__proto__[x]=1',
  'constructor=1',
  'limit=1&limit=2',
  'limit[$gt]=1',
  'limit=1e1',
  'limit=0',
  'limit=101',
  'limit=-1',
  'page=0&perPage=1000000',
  'cursor=null',
  'cursor=WzFd',
  'cursor=WyJhIl0',
  'cursor=%00',
  'sort=password',
  'sort=id;DROP TABLE users',
  'order=ASC;--',
  "search=%25_'%22%5C",
  'since=2020-01-01T00:00:00Z',
  'since=yesterday',
  'from=2027-02-29&to=x',
  'postcode=%27;--',
  'postcode=OX1&radius=1e308',
  'date=2027-02-29',
  `search=${'x'.repeat(2000)}`,
];

function nested(depth: number): string {
  return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`k${n}`, n])));

export interface RawBody {
  what: string;
  type: string;
  text: string;
  statuses: number[];
}

/** Request bodies that every call must refuse. */
export const BAD_BODIES: RawBody[] = [
  { what: 'cut off', type: JSON_TYPE, text: '{"a": ', statuses: [400] },
  { what: 'null', type: JSON_TYPE, text: 'null', statuses: [400] },
  { what: 'a list', type: JSON_TYPE, text: '[]', statuses: [400] },
  { what: 'a number', type: JSON_TYPE, text: '7', statuses: [400] },
  { what: '__proto__', type: JSON_TYPE, text: '{"__proto__":{"isAdmin":true}}', statuses: [400] },
  {
    what: 'constructor.prototype',
    type: JSON_TYPE,
    text: '{"constructor":{"prototype":{"isAdmin":true}}}',
    statuses: [400],
  },
  { what: 'ten thousand levels', type: JSON_TYPE, text: nested(10_000), statuses: [400] },
  { what: 'ten thousand keys', type: JSON_TYPE, text: manyKeys, statuses: [400] },
  { what: 'a megabyte', type: JSON_TYPE, text: `"${'x'.repeat(1_048_576)}"`, statuses: [413] },
  { what: 'plain text', type: 'text/plain', text: '{}', statuses: [415] },
  { what: 'XML', type: 'application/xml', text: '<a/>', statuses: [415] },
  { what: 'a form', type: 'application/x-www-form-urlencoded', text: 'a=1', statuses: [415] },
];
