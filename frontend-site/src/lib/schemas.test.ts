import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { optionalPlainText, optionalPublicName, optionalText, requiredText } from './schemas';

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
