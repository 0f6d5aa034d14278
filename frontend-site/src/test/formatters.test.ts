import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The first formatter takes a phone a tenth of a second, and one at the top level of a module delays everything that
 * loads the module.
 */
test('formatters are made at first use', () => {
  const early = Object.entries(SOURCES).filter(([, source]) =>
    /^(?:export )?const \w+ =\s+new Intl\./m.test(source),
  );
  expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
  expect(early.map(([path]) => path)).toEqual([]);
});
