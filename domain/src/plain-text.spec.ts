import { hasHiddenCharacters, hasWebAddress, isSameName, publicTextProblem } from './plain-text.js';

describe('names and towns', () => {
  it.each([
    "O'Brien",
    'O’Brien',
    'José',
    'Anne-Marie',
    '李',
    'St. John',
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'J.Smith',
    'Ng',
    'Smith Jr.',
    'van der Berg',
    'Wwwyn',
    'Httpson',
    'Étienne',
    "King's Lynn",
    'Ashby-de-la-Zouch',
    'محمد',
    '🙂',
  ])('may be %s', (name) => {
    expect([hasHiddenCharacters(name), hasWebAddress(name)]).toEqual([false, false]);
  });

  it.each([
    'You won at http://evil.example',
    'https:evil',
    'www.evil',
    'WWW evil',
    'evil.com',
    'Visit EVIL.CO.UK now',
    'example.com/x',
    'x.com',
    'ｅｖｉｌ．ｃｏｍ',
    'evil。com',
    'ada@example.org',
    '//evil',
    '10.0.0.1',
    '<b>Ada</b>',
    'пример.рф',
    'a.xn--p1ai',
  ])('hold no address: %s', (name) => {
    expect(hasWebAddress(name)).toBe(true);
  });

  it.each(['\u202e', '\u200b', '\u2066', '\u00ad', '\u0007', '\u2028', '\u3164', '\ufeff', '\u{e0041}'])(
    'hold nothing hidden: %j',
    (mark) => {
      expect(hasHiddenCharacters(`A${mark}da`)).toBe(true);
    },
  );

  it('are searched for an address in a time that grows with their length, not with its square', () => {
    const began = Date.now();
    expect(hasWebAddress('1'.repeat(150_000))).toBe(false);
    expect(Date.now() - began).toBeLessThan(5000);
  });

  it('are the same whatever capitals and spaces', () => {
    expect(isSameName('Ada  o’brien', 'ADA O’Brien')).toBe(true);
    expect(isSameName('Jose\u0301', 'José')).toBe(true);
    expect(isSameName('Ada', 'Ida')).toBe(false);
  });
});

describe('public texts', () => {
  it.each([
    '07700 900123',
    '+44 (0)7700.900.123',
    '07700–900–123',
    '07700 — 900 123',
    '０７７００９００１２３',
    '٠٧٧٠٠٩٠٠١٢٣',
  ])('hold no telephone number: %s', (text) => {
    expect(publicTextProblem(`Call me on ${text}.`)).toBeDefined();
  });

  it.each([
    'From 9:00 to 17:30, £22.50 an hour',
    'Cleaning since 2009 – 4.9 stars',
    '12 Walton Street, OX2 6AA',
  ])('may hold other figures: %s', (text) => {
    expect(publicTextProblem(text)).toBeUndefined();
  });
});
