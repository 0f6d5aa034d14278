import { afterEach, expect, it } from 'vitest';
import { pageSetting } from './page-setting';

afterEach(() => document.head.replaceChildren());

it.each([
  ['what the server wrote', 'Berkshire', 'Berkshire'],
  ['nothing where the build’s placeholder still stands', '__LAUNCH_COUNTY__', undefined],
])('a setting of the page is %s', (_what, content, expected) => {
  document.head.innerHTML = `<meta name="launch-county" content="${content}">`;
  expect(pageSetting('launch-county')).toBe(expected);
});

it('a setting that the page does not have is none', () => {
  expect(pageSetting('launch-county')).toBeUndefined();
});
