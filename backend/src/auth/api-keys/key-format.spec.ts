import { apiKeyIn, isWellFormed, newApiKey } from './key-format.js';

describe('an API key', () => {
  it('is text of one length that a program can carry without quoting', () => {
    const keys = Array.from({ length: 200 }, newApiKey);
    expect(new Set(keys).size).toBe(200);
    for (const key of keys) expect(key).toMatch(/^thk_[0-9A-Za-z]{49}$/);
    expect(keys.every(isWellFormed)).toBe(true);
  });

  it('that was cut, lengthened or mistyped is recognised without the database', () => {
    const key = newApiKey();
    const other = key.charAt(20) === 'x' ? 'y' : 'x';
    for (const wrong of [
      key.slice(0, -1),
      `${key}0`,
      `${key.slice(0, 20)}${other}${key.slice(21)}`,
      key.replace('thk_', 'THK_'),
      'thk_',
    ])
      expect([wrong, isWellFormed(wrong)]).toEqual([wrong, false]);
  });

  it('is found in the header alone, where a session token may stand as well', () => {
    expect(apiKeyIn('Bearer thk_abc')).toBe('thk_abc');
    expect(apiKeyIn('bearer  thk_abc')).toBe('thk_abc');
    for (const header of [undefined, '', 'Bearer eyJhbGciOi', 'thk_abc', 'Basic thk_abc', 'Bearer thk_a b'])
      expect(apiKeyIn(header)).toBeUndefined();
  });
});
