import { areaOf, parseFullPostcode, parsePostcode, sectorOf } from './postcode.js';

describe('parsePostcode', () => {
  it.each([
    ['OX1 2JD', 'OX1 2JD'],
    ['ox12jd', 'OX1 2JD'],
    ['OX1  2JD', 'OX1 2JD'],
    [' ox1 2jd\n', 'OX1 2JD'],
    ['OX 12JD', 'OX1 2JD'],
    ['O X 1 2 J D', 'OX1 2JD'],
    ['OX1\u00a02JD', 'OX1 2JD'],
    ['\uff2f\uff38\uff11 \uff12\uff2a\uff24', 'OX1 2JD'],
    ['0X1 2JD', 'OX1 2JD'],
    ['M1 IAE', 'M1 1AE'],
    ['sw1a1aa', 'SW1A 1AA'],
    ['OX1O 0AA', 'OX10 0AA'],
    ['ox1o0aa', 'OX10 0AA'],
    ['W1O 5AA', 'W10 5AA'],
    ['SE1O 8AA', 'SE10 8AA'],
    ['M2I 1AA', 'M21 1AA'],
    ['ZZ99 9ZZ', 'ZZ99 9ZZ'],
  ])('reads %j as the full postcode %s', (typed, postcode) => {
    expect(parsePostcode(typed)).toMatchObject({ kind: 'unit', postcode });
  });

  it.each([
    ['OX1', 'OX1'],
    [' ox1 ', 'OX1'],
    ['OX 1', 'OX1'],
    ['OX12', 'OX12'],
    ['w1a', 'W1A'],
    ['W1', 'W1'],
    ['ec1', 'EC1'],
  ])('reads %j as the outward code %s', (typed, postcode) => {
    expect(parsePostcode(typed)).toMatchObject({ kind: 'outcode', postcode, outcode: postcode });
  });

  it.each([
    ['OX1 2', 'OX1 2', 'OX1'],
    ['ox12 3', 'OX12 3', 'OX12'],
    ['OX123', 'OX12 3', 'OX12'],
    ['SO10 1', 'SO10 1', 'SO10'],
    ['SW1A1', 'SW1A 1', 'SW1A'],
  ])('reads %j as the sector %s of %s', (typed, postcode, outcode) => {
    expect(parsePostcode(typed)).toMatchObject({ kind: 'sector', postcode, outcode });
  });

  it.each([
    '',
    '   ',
    'hello',
    'OX',
    'OX1 2JDD',
    'OX1-2JD',
    'OX1O',
    'OX1O 1',
    'OX10 0A',
    'OX1 2J0',
    "OX1' OR '1'='1",
    '1; DROP TABLE postcodes',
    'BFPO 1',
    'x'.repeat(2048),
    `OX1${' '.repeat(2048)}2JD`,
  ])('refuses %.30j', (typed) => {
    expect(parsePostcode(typed)).toBeUndefined();
  });

  it.each([undefined, null, 1, {}, ['OX1 2JD']])('refuses %j, which is no text', (typed) => {
    expect(parsePostcode(typed)).toBeUndefined();
  });

  it('tells the area', () => {
    expect(parsePostcode('ox12jd')?.area).toBe('OX');
    expect(parsePostcode('m1 1ae')?.area).toBe('M');
    expect(areaOf('EC1A')).toBe('EC');
  });
});

it('cuts the sector out of a full postcode', () => {
  expect(sectorOf('OX1 2JD')).toBe('OX1 2');
  expect(sectorOf('SW1A 1AA')).toBe('SW1A 1');
});

it('takes only full postcodes for an address', () => {
  expect(parseFullPostcode('ox12jd')).toBe('OX1 2JD');
  expect(parseFullPostcode('OX1')).toBeUndefined();
  expect(parseFullPostcode('OX1 2')).toBeUndefined();
});
