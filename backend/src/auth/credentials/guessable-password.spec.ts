import { isGuessable } from './guessable-password.js';

const OLIVIA = { email: 'olivia.green77@example.org', firstName: 'Olivia', lastName: 'Green' };

describe('a password that is guessed first', () => {
  it.each([
    'aaaaaa',
    '121212',
    'abcabc',
    'abcabcab',
    'abcdef',
    'ABCDEF',
    '654321',
    '567890',
    '0987654',
    '      ',
    'tidyhearth',
    'TidyHearth1!',
    'olivia',
    'Olivia2026',
    'green!!',
    'OliviaGreen',
    'green olivia',
    'olivia.green77',
    'olivia.green77@example.org',
    'OLIVIA.GREEN77@EXAMPLE.ORG',
  ])('is refused: %j', (password) => expect(isGuessable(password, OLIVIA)).toBe(true));

  it.each(['tidy-demo-2026', 'correct horse', 'abcdefx', 'aaaaab', 'olive-grove', 'greenhouse 9', '13579a'])(
    'is not %j',
    (password) => expect(isGuessable(password, OLIVIA)).toBe(false),
  );

  it('leaves names of one or two letters alone', () => {
    expect(isGuessable('li-1234-5', { email: 'x@example.org', firstName: 'Li', lastName: 'O' })).toBe(false);
  });
});
