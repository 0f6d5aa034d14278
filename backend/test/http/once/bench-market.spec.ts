import { send } from '../../../../scripts/bench/load.mjs';
import { startSide } from '../../../../scripts/bench/scale.mjs';

/** The least with a tenth page to search, and enough requests that wait. */
const SIZE = { cleaners: 1_000, bookings: 1_000 };

/** It is filled past the application, by SQL that no migration checks. */
describe('the market whose growth the bench measures', () => {
  const endings: (() => Promise<unknown>)[] = [];
  let side: Awaited<ReturnType<typeof startSide>>;

  beforeAll(async () => {
    side = await startSide('sqlite', SIZE, () => undefined, endings);
  });
  afterAll(async () => {
    for (const end of endings.toReversed()) await end();
  });

  it('can be made, and each call that is measured answers', async () => {
    const lengths = new Map<string, number>();
    for (const { name, call } of side.calls) lengths.set(name, (await send(side.app.url, call(0))).length);
    expect(lengths.size).toBe(side.calls.length);
    expect([...lengths].filter(([, length]) => length < 100)).toEqual([]);
  });
});
