import { nextAddress } from './next-address.js';

it.each([
  ['/api/x', '/api/x?cursor=c'],
  ['/api/x?limit=2&cursor=b', '/api/x?limit=2&cursor=c'],
  ['/api/x?search=who?&limit=2', '/api/x?search=who%3F&limit=2&cursor=c'],
])('the address of the next page keeps the query of this one: %s', (url, next) => {
  expect(nextAddress(url, 'cursor', 'c')).toBe(next);
});
