/** The versions of Node that "engines" in package.json allows, also as readable text. */

/** @typedef {[major: number, minor: number, patch: number]} Version */

/**
 * @param {string} text such as v22.13.0
 * @returns {Version}
 */
function parseVersion(text) {
  const [major = 0, minor = 0, patch = 0] = text.replace(/^v/, '').split('.').map(Number);
  return [major, minor, patch];
}

/**
 * @param {Version} a
 * @param {Version} b
 */
const isAtLeast = (a, b) => {
  const difference = [a[0] - b[0], a[1] - b[1], a[2] - b[2]].find((part) => part !== 0);
  return (difference ?? 0) >= 0;
};

/**
 * Parses the two forms that we use: `^20.19.0` and `>=24.11.0`, joined by `||`.
 * @param {string} range
 */
function supportedLines(range) {
  return range.split('||').map((part) => {
    const [, form, lowest = ''] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(part.trim()) ?? [];
    if (form === undefined) throw new Error(`"engines" has a form that the check does not know: ${part}`);
    return { lowest: parseVersion(lowest), isOpen: form === '>=' };
  });
}

/**
 * @param {string} version
 * @param {string} range
 */
export function isSupported(version, range) {
  const actual = parseVersion(version);
  return supportedLines(range).some(
    ({ lowest, isOpen }) => isAtLeast(actual, lowest) && (isOpen || actual[0] === lowest[0]),
  );
}

/** @param {string} range */
export const inWords = (range) =>
  supportedLines(range)
    .map(({ lowest: [major, minor] }) => `${major}.${minor} or newer`)
    .join(', ');
