import { MAX_ID } from '@tidyhearth/domain';
import { expect, it } from 'vitest';
import { idOf } from './address';

it('an id in the address is one that the server can know', () => {
  expect([idOf('1'), idOf(String(MAX_ID))]).toEqual([1, MAX_ID]);
  for (const text of [null, undefined, '', '0', '-1', '1.5', 'x', String(MAX_ID + 1), '1e99']) {
    expect(idOf(text)).toBeUndefined();
  }
});
