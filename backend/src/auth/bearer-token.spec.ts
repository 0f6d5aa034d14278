import { bearerTokenIn } from './bearer-token.js';

describe('the token of an Authorization header', () => {
  it('is what stands after its scheme, in capitals or not', () => {
    expect(bearerTokenIn('Bearer eyJhbGciOi.a-b_c')).toBe('eyJhbGciOi.a-b_c');
    expect(bearerTokenIn('bearer  thk_abc')).toBe('thk_abc');
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', 'abc', 'Basic abc', 'Bearer a b', 'x Bearer abc'])(
    'is not in %j',
    (header) => {
      expect(bearerTokenIn(header)).toBeUndefined();
    },
  );

  it('is not what is longer than any token', () => {
    expect(bearerTokenIn(`Bearer ${'a'.repeat(900)}`)).toHaveLength(900);
    expect(bearerTokenIn(`Bearer ${'a'.repeat(1000)}`)).toBeUndefined();
  });
});
