import { expect, test } from 'vitest';
import { theme } from '.';
import { restoreTokens, snapshotTokens } from './token-snapshot';

test('what the build notes of the tokens says the same as Chakra’s own dictionary', () => {
  const { tokens: own } = theme();
  const read = {
    allTokens: [],
    tokenNameMap: new Map(),
    flatMap: new Map<string, string>(),
    byCategory: new Map<string, Map<string, string>>(),
    colorPaletteMap: new Map<string, Map<string, string>>(),
  };
  restoreTokens(JSON.parse(JSON.stringify(snapshotTokens(own))), own.prefix, read);

  expect(read.flatMap.size).toBeGreaterThan(200);
  expect(read.flatMap).toEqual(own.flatMap);
  expect(read.colorPaletteMap).toEqual(own.colorPaletteMap);
  for (const [category, values] of read.byCategory)
    expect(Object.fromEntries(values)).toEqual(own.getCategoryValues(category));
  expect([...read.tokenNameMap.keys()]).toEqual(expect.arrayContaining(['colors.bg', 'spacing.0.5']));
});
