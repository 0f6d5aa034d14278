import { suggestPostcode } from './postcode-suggestion.js';

const AREAS = new Set(['OX', 'SW', 'M', 'S', 'B', 'E', 'EC', 'SO', 'W']);
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
    ['OX1O', 'OX10'],
    ['W1O', 'W10'],
  ])('takes %j for %s', (typed, meant) => {
    expect(suggestPostcode(typed, isArea)).toBe(meant);
  });

  it.each([
    'hello',
    'ZZ99 9ZZ',
    '',
    '12345',
    "' OR 1=1 --",
    'DROP TABLE users',
    'a'.repeat(2048),
    // Three look-alikes are too many, and so is text of more than twenty characters.
    '0XIZJD',
    'OX1 2JDD.............',
  ])('has no idea what %.20j was meant to be', (typed) => {
    expect(suggestPostcode(typed, isArea)).toBeUndefined();
  });

  it.each([
    ['OX1 2J', 'OX1 2'],
    ['OX2 8J', 'OX2 8'],
    ['OX28 6J', 'OX28 6'],
    ['OX10 0A', 'OX10 0'],
    ['SW1A 1A', 'SW1A 1'],
    ['M1 1A', 'M1 1'],
    ['OX1-2J', 'OX1 2'],
    ['OX1 JD', 'OX1'],
    ['OX1 Z', 'OX1'],
    ['OX1 2JDDD', 'OX1 2'],
    ['OX1 2VDD', 'OX1 2'],
    ['0X1 2J', 'OX1 2'],
    ['OXI 2J', 'OX1 2'],
    ['OX1O 0A', 'OX10 0'],
    ['OX12J', 'OX1 2'],
    ['OX286J', 'OX28 6'],
  ])('leads from the beginning of a postcode, %j, to no other town: %s', (typed, meant) => {
    expect(suggestPostcode(typed, isArea)).toBe(meant);
  });

  it.each([
    ['OX99 1AA', 'OX9 1AA'],
    ['OX1Z 2JD', 'OX12 2JD'],
    ['OX99 1', 'OX9 1'],
    ['OX99', 'OX9'],
  ])('proposes another outward code for one that does not exist: %s', (typed, meant) => {
    expect(suggestPostcode(typed, isArea, true)).toBe(meant);
  });

  it('never suggests what was typed', () => {
    expect(suggestPostcode('OX1 2JD', isArea)).not.toBe('OX1 2JD');
  });

  it('has nothing to say about what is no text', () => {
    expect(suggestPostcode(null, isArea)).toBeUndefined();
  });
});
