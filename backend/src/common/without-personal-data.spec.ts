import { routeOf, withoutPersonalData } from './without-personal-data.js';

describe('what a page, a server or the database says, without personal data', () => {
  it.each([
    ['no user ada@example.org', 'no user [email]'],
    ['550 5.1.1 <ada@example.org>: no such person', '550 5.1.1 <[email]>: no such person'],
    ["Duplicate entry 'ada@example.org' for key 'email'", "Duplicate entry '[value]' for key 'email'"],
    ["Duplicate entry 'O'Hara-7' for key 'name'", "Duplicate entry '[value]' for key 'name'"],
    [
      "Incorrect integer value: '3 Elm Row' for column `t`.`a` at row 1",
      "Incorrect integer value: '[value]' for column `t`.`a` at row 1",
    ],
    ['at x (https://a.example/assets/a.js?v=1:2:3)', 'at x (https://a.example/assets/a.js:2:3)'],
    ['GET /api/auth/verify?token=abc failed', 'GET /api/auth/verify failed'],
    ['is it?', 'is it?'],
    ["reading 'name' of null", "reading 'name' of null"],
  ])('%j is kept as %j', (sent, kept) => {
    expect(withoutPersonalData(sent)).toBe(kept);
  });

  it.each(['a', 'a@', '://', "Duplicate entry '"])(
    'is found in a time that grows with the length of %j, repeated',
    (part) => {
      const sent = `${part.repeat(100_000)} `;
      const began = performance.now();
      expect(withoutPersonalData(sent).length).toBeLessThanOrEqual(sent.length);
      expect(performance.now() - began).toBeLessThan(5000);
    },
  );

  it.each([
    ['/bookings/17', '/bookings/:id'],
    ['/bookings/17/edit?tab=1', '/bookings/:id/edit'],
    ['/find-cleaners?postcode=OX1+1AA', '/find-cleaners'],
    ['/reset-password#token=abc', '/reset-password'],
    ['/', '/'],
  ])('the page %j as %j', (sent, kept) => {
    expect(routeOf(sent)).toBe(kept);
  });
});
