import { expect, test } from 'vitest';
import { listQuery, totalOf } from './listQuery';

const page = { pagination: { page: 2, perPage: 25 }, sort: { field: 'createdAt', order: 'DESC' as const } };

test('page, sort and filters become what the server reads', () => {
  const filter = { search: '  anna ', suspended: 'true', userType: '' };
  expect(listQuery({ ...page, filter })).toEqual({
    page: 2,
    perPage: 25,
    sort: 'createdAt',
    order: 'DESC',
    search: 'anna',
    suspended: 'true',
  });
});

test('a filter by a number is sent, and one that cannot be sent is no list of everything', () => {
  expect(listQuery({ ...page, filter: { userId: 12 } })).toMatchObject({ userId: 12 });
  expect(() => listQuery({ ...page, filter: { userId: { id: 12 } } })).toThrow('userId');
});

test('a filter in the address cannot stand in for the page', () => {
  expect(listQuery({ ...page, filter: { page: '9', sort: 'password' } })).toMatchObject({
    page: 2,
    sort: 'createdAt',
  });
});

test('the total comes from the header, else from the pages so far', () => {
  expect(totalOf('137', 25, page)).toBe(137);
  expect(totalOf(undefined, 3, page)).toBe(28);
});
