import { validationPipe } from '../../src/common/validation.pipe.js';
import { dtosOf, fieldsOf, type Dto } from '../support/dtos.js';

/**
 * Long texts that take quadratic time in patterns with a part that can match anywhere, or in the reordering of accents.
 */
const LONG_TEXTS = ['1', 'a', ' ', 'a ', '-', '.', 'a.', '@', '/', '\u0301\u0316'].map((part) =>
  part.repeat(60_000),
);

const check = async (body: object, type: Dto): Promise<unknown> =>
  validationPipe.transform(body, { type: 'body', metatype: type });

describe('a text of any length', () => {
  it('costs each field of each call what its length costs, not the square of it', async () => {
    const slow: unknown[] = [];
    for (const type of await dtosOf())
      for (const text of LONG_TEXTS) {
        const began = performance.now();
        const body = Object.fromEntries(fieldsOf(type).map((name) => [name, text]));
        await check(body, type).catch(() => undefined);
        if (performance.now() - began > 5000) slow.push([type.name, text.slice(0, 2)]);
      }
    expect(slow).toEqual([]);
  });
});
