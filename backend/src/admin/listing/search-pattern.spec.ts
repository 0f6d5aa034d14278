import { caseVariants, containsPattern } from './search-pattern.js';

describe('containsPattern', () => {
  it.each([
    ['ada', '%ada%'],
    ['100%', '%100!%%'],
    ['a_b', '%a!_b%'],
    ['wow!', '%wow!!%'],
    ['back\\slash', '%back\\slash%'],
  ])('finds %j literally', (text, pattern) => {
    expect(containsPattern(text)).toBe(pattern);
  });
});

describe('caseVariants', () => {
  it('needs one pattern for ASCII text', () => {
    expect(caseVariants('LoveLace')).toEqual(['lovelace']);
  });

  it('looks for capitals that SQLite leaves as they are', () => {
    expect(caseVariants('émilé')).toEqual(['émilé', 'Émilé', 'ÉmilÉ']);
  });
});
