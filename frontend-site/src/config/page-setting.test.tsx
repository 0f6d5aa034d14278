import { afterEach, expect, it } from 'vitest';
import { pageSetting } from './page-setting';

const meta = document.createElement('meta');
meta.name = 'launch-county';

// Removes nothing else from the head, because it holds the styles that later tests need.
afterEach(() => meta.remove());

it.each([
  ['what the server wrote', 'Berkshire', 'Berkshire'],
  ['nothing where the build’s placeholder still stands', '__LAUNCH_COUNTY__', undefined],
])('a setting of the page is %s', (_what, content, expected) => {
  meta.content = content;
  document.head.append(meta);
  expect(pageSetting('launch-county')).toBe(expected);
});

it('a setting that the page does not have is none', () => {
  expect(pageSetting('launch-county')).toBeUndefined();
});
