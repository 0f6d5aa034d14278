import { suggestPostcode } from './postcode-suggestion.js';

const AREAS = new Set(['OX', 'SW', 'M', 'S', 'B', 'E', 'EC', 'SO']);
const isArea = (area: string) => AREAS.has(area);

describe('suggestPostcode', () => {
  it.each([
    ['OX1 2JDD', 'OX1 2JD'],
    ['OXX1 2JD', 'OX1 2JD'],
    ['0X1', 'OX1'],
    ['OXI', 'OX1'],
    ['OXI 2JD', 'OX1 2JD'],
    ['OX1 ZJD', 'OX1 2JD'],
    ['OX1-2JD', 'OX1 2JD'],
    ['5W1A 1AA', 'SW1A 1AA'],
    ['XO1 2JD', 'OX1 2JD'],
    ['0X1 2JDD', 'OX1 2JD'],
  ])('takes %j for %s', (typed, meant) => {
    expect(suggestPostcode(typed, isArea)).toBe(meant);
  });

  it.each(['hello', 'ZZ99 9ZZ', '', '12345', "' OR 1=1 --", 'DROP TABLE users', 'a'.repeat(2048)])(
    'has no idea what %.20j was meant to be',
    (typed) => {
      expect(suggestPostcode(typed, isArea)).toBeUndefined();
    },
  );

  it('never suggests what was typed', () => {
    expect(suggestPostcode('OX1 2JD', isArea)).not.toBe('OX1 2JD');
  });

  it('has nothing to say about what is no text', () => {
    expect(suggestPostcode(null, isArea)).toBeUndefined();
  });
});
