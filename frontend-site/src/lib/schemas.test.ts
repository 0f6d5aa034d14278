import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { atLeast, optionalPlainText, optionalPublicName, optionalText, requiredText } from './schemas';

it.each([
  ['that must be there', requiredText('Please write something', 3)],
  ['that may be left out', optionalText(3)],
  ['that mails repeat', optionalPlainText(3)],
  ['that strangers read', optionalPublicName(3)],
])('a text %s is told how long it may be', (_, schema) => {
  expect(z.safeParse(schema, ' abc ').data).toBe('abc');
  expect(z.safeParse(schema, 'abcd').error?.issues.map(({ message }) => message)).toEqual([
    'At most 3 characters, please',
  ]);
});

it('a text counts as it does on the server, an emoji as one character', () => {
  expect(z.safeParse(optionalText(3), '🧹🧹🧹').success).toBe(true);
  expect(z.safeParse(optionalText(3), '🧹🧹🧹🧹').success).toBe(false);
  const twoAtLeast = z.string().check(atLeast(2, 'Too short'));
  expect(z.safeParse(twoAtLeast, '🧹').success).toBe(false);
  expect(z.safeParse(twoAtLeast, '🧹🧹').success).toBe(true);
});
