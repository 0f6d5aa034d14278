import { LazyValue } from './lazy-value.js';

describe('a value that is made when first asked for', () => {
  it('is made once for all who ask', async () => {
    let made = 0;
    const value = new LazyValue(async () => (made += 1));
    expect(await Promise.all([value.get(), value.get()])).toEqual([1, 1]);
    expect(await value.get()).toBe(1);
  });

  it('is made anew after a failure, which all who waited for it learn of', async () => {
    let tries = 0;
    const value = new LazyValue(async () => {
      tries += 1;
      if (tries === 1) throw new Error('away');
      return tries;
    });
    const first = await Promise.allSettled([value.get(), value.get()]);
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await value.get()).toBe(2);
  });
});
