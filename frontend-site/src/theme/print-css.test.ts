import { expect, test } from 'vitest';
import { theme } from '.';

test('what is printed has the light colours, whichever are on the screen', () => {
  const tokens = theme()._global.find((sheet) => '@layer tokens' in sheet)?.['@layer tokens'] ?? {};
  const night = '#0f1915';
  const dark = Object.keys(tokens).filter((selector) => JSON.stringify(tokens[selector]).includes(night));
  expect(dark).toEqual(['@media not print']);
});
