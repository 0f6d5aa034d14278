import { fillPath } from './client.js';
import { nextQuery } from './pages.js';

describe('a path', () => {
  it('holds values that end neither their part of it nor the path', () => {
    expect(fillPath('/api/files/{key}/{part}', { key: '../a?b#c', part: 7 })).toBe(
      '/api/files/..%2Fa%3Fb%23c/7',
    );
  });

  it('is not called with a value missing', () => {
    expect(() => fillPath('/api/files/{key}', {})).toThrow('/api/files/{key} needs key');
  });
});

describe('the next page', () => {
  it.each([
    ['</api/cleaners?cursor=n>; rel="next"', { cursor: 'n' }],
    ['<https://tidyhearth.example/api/cleaners?limit=5&cursor=n>; rel=next', { limit: '5', cursor: 'n' }],
    ['</a?cursor=p>; rel="prev", </a?cursor=n>; rel="next"', { cursor: 'n' }],
    ['</a?cursor=n>; rel="next", </a?cursor=p>; rel="prev"', { cursor: 'n' }],
    ['</a?cursor=p>; rel="prev"', undefined],
    ['</a?types=b&types=c>; rel="next"', { types: ['b', 'c'] }],
    ['', undefined],
    [null, undefined],
  ])('of %j is %j', (link, query) => {
    expect(nextQuery(link)).toEqual(query);
  });
});
