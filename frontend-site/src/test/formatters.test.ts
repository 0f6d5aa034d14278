import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The first formatter takes a phone a tenth of a second: one in a module takes it from whoever loads that. */
test('formatters are made at first use', () => {
  const early = Object.entries(SOURCES).filter(([, source]) =>
    /^(?:export )?const \w+ =\s+new Intl\./m.test(source),
  );
  expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
  expect(early.map(([path]) => path)).toEqual([]);
});
