import { plainToInstance } from 'class-transformer';
import { IsInt, validateSync, ValidateNested } from 'class-validator';
import { isSurelyValid } from '../../src/common/fast-validation.js';
import { dtosOf, fieldsOf } from '../support/dtos.js';

const OPTIONS = { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true };
/** Values of each kind that a client can send, and of most kinds that a field accepts. */
const VALUES: unknown[] = [
  ...[
    undefined,
    null,
    '',
    ' ',
    'x',
    'Ada',
    'x'.repeat(600),
    0,
    1,
    3,
    -1,
    1.5,
    120,
    '0',
    '45.00',
    '7',
    true,
    false,
  ],
  ...[
    'true',
    [],
    ['regular'],
    ['x'],
    [1, 2],
    [null],
    [[]],
    [{}],
    {},
    { $ne: 1 },
    { day: 1, start: '09:00', end: '17:00' },
  ],
  ...[
    '2027-03-15',
    '2027-02-30',
    '09:00',
    '9:00',
    '2027-03-15T09:00:00Z',
    'OX1 2JD',
    'ada@example.org',
    '07700 900123',
  ],
  ...[
    'regular',
    '2 Bedrooms',
    'customer',
    'confirmed',
    'pending',
    'rating',
    'https://hooks.example.org/',
    'long enough 1',
  ],
];

/** Returns the same numbers on every run (Numerical Recipes' generator). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const isValid = (object: object) => validateSync(object, OPTIONS).length === 0;

describe('the fast way through validation', () => {
  it('says yes to what class-validator finds nothing wrong with, and to nothing else', async () => {
    const dtos = await dtosOf();
    expect(dtos.length).toBeGreaterThan(50);
    const pick = seeded(20261123);
    const wrong: unknown[] = [];
    const seen = { valid: 0, invalid: 0 };
    for (const type of dtos) {
      const fields = fieldsOf(type);
      const base: Record<string, unknown> = {};
      // Each field gets a value that it accepts, so that most of the objects below are invalid in one field or none.
      for (const field of fields) {
        base[field] = VALUES.find((value) => {
          const errors = validateSync(plainToInstance(type, { ...base, [field]: value }), OPTIONS);
          return !errors.some(({ property }) => property === field);
        });
      }
      for (let round = 0; round < 20; round += 1) {
        const sent: Record<string, unknown> = { ...base };
        for (let change = pick(3); change > 0; change -= 1)
          sent[fields[pick(fields.length)] ?? ''] = VALUES[pick(VALUES.length)];
        if (round === 0) sent.unknownField = 1;
        const object = plainToInstance(type, sent);
        const expected = isValid(object);
        seen[expected ? 'valid' : 'invalid'] += 1;
        if (isSurelyValid(object) !== expected) wrong.push([type.name, sent, expected]);
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.valid).toBeGreaterThan(300);
    expect(seen.invalid).toBeGreaterThan(300);
  });

  it('leaves a class without rules, and rules for groups, to class-validator', () => {
    class Empty {}
    class Grouped {
      @IsInt({ groups: ['some'] })
      age = 1;
    }
    expect(isSurelyValid(new Empty())).toBe(false);
    expect(isSurelyValid(new Grouped())).toBe(false);
    expect(isSurelyValid(Object.assign(new Grouped(), { constructor: {} }))).toBe(false);
  });

  it('looks into what is nested', () => {
    class Inner {
      @IsInt()
      age: unknown;
    }
    class Outer {
      @ValidateNested()
      inner: unknown;
    }
    const outer = (inner: unknown) => Object.assign(new Outer(), { inner });
    const one = (age: unknown) => Object.assign(new Inner(), { age });
    const nested = [one(1), one('1'), [one(1)], [one(1), one('1')], [[one(1)]], 'x', null, undefined, {}, []];
    expect(nested.map((inner) => isSurelyValid(outer(inner)))).toEqual(
      nested.map((inner) => isValid(outer(inner))),
    );
  });
});
