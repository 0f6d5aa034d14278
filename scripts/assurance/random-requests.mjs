/** Values that a program or an attacker might send, drawn at random. */

/** @typedef {() => number} Random from 0 to below 1 */

const NUMBERS = [-1, 0, 0.5, 1e308, 1e-9, 2 ** 31, 2 ** 53 + 2, 99_999_999, 12.345];
const TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    '%',
    "'",
    '"',
    '`',
    '\\',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'true',
  ],
  ...[
    'NaN',
    'Infinity',
    '0x10',
    '1,5',
    '7abc',
    '1e3',
    '-1',
    '0',
    '1',
    '999999999',
    '2147483648',
    '9007199254740993',
  ],
  ...['2027-02-29', '2027-03-28T01:30:00.000Z', '0000-01-01', '9999-12-31', '24:00', '09:60', '2026-13-01'],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE users; --',
    '{{7*7}}',
    '<img src=x onerror=alert(1)>',
    '${7*7}',
    'a\r\nB: c',
  ],
  ...[
    '\u202e',
    '\u200b',
    '\ud83e\uddf9',
    '\ud800',
    'e\u0301'.repeat(50),
    'x'.repeat(3000),
    'OX1 2JD',
    'a@b.example',
  ],
];

/** @param {Random} random */
export function strangeText(random) {
  return (TEXTS[Math.floor(random() * TEXTS.length)] ?? '').toWellFormed();
}

/**
 * @param {Random} random
 * @returns {unknown}
 */
function strangeValue(random) {
  const kind = Math.floor(random() * 9);
  if (kind < 3) return TEXTS[Math.floor(random() * TEXTS.length)];
  if (kind === 3) return NUMBERS[Math.floor(random() * NUMBERS.length)];
  if (kind === 4) return null;
  if (kind === 5) return random() < 0.5;
  if (kind === 6) return [strangeValue(random)];
  if (kind === 7) return { [strangeText(random)]: strangeValue(random) };
  return [];
}

/**
 * The example with some fields changed, left out or added; now and then no JSON at all.
 * @param {Record<string, unknown>} example
 * @param {Random} random
 */
export function bodyOf(example, random) {
  if (random() < 0.02) return strangeText(random);
  if (random() < 0.02) return JSON.stringify(strangeValue(random));
  /** @type {Record<string, unknown>} */
  const body = {};
  for (const [field, value] of Object.entries(example)) {
    const chance = random();
    if (chance < 0.7) body[field] = value;
    else if (chance < 0.95) body[field] = strangeValue(random);
  }
  if (random() < 0.1) body[strangeText(random)] = strangeValue(random);
  return JSON.stringify(body);
}

/**
 * Mulberry32: small, and the same everywhere.
 * @param {number} start
 * @returns {Random}
 */
export function randomFrom(start) {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
