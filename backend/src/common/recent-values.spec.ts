import { FRESH_MS, KEPT_MS, RecentValues } from './recent-values.js';

describe('recent values', () => {
  const many = 20_000;
  let answer: number;
  let reads: number;
  let values: RecentValues<number>;
  const read = async () => {
    reads += 1;
    return answer;
  };
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

  beforeEach(() => {
    [answer, reads] = [many, 0];
    values = new RecentValues<number>((value) => value > 10_000);
  });

  it('are read anew each time while they are cheap', async () => {
    answer = 5;
    expect(await values.get('a', read)).toBe(5);
    answer = 6;
    expect(await values.get('a', read)).toBe(6);
  });

  it('are kept for a minute when they are costly, each under its key', async () => {
    expect(await values.get('a', read, 0)).toBe(many);
    answer = many + 1;
    expect(await values.get('a', read, FRESH_MS - 1)).toBe(many);
    expect(await values.get('b', read, FRESH_MS - 1)).toBe(many + 1);
    expect(reads).toBe(2);
  });

  it('are answered once more while they are read again, once however many ask', async () => {
    await values.get('a', read, 0);
    answer = many + 1;
    const asked = await Promise.all([values.get('a', read, FRESH_MS), values.get('a', read, FRESH_MS)]);
    expect(asked).toEqual([many, many]);
    await settled();
    expect([await values.get('a', read, FRESH_MS), reads]).toEqual([many + 1, 2]);
  });

  it('are never answered older than a few minutes: whoever asks then waits for the new one, read once', async () => {
    await values.get('a', read, 0);
    expect(await values.get('a', read, KEPT_MS - 1)).toBe(many);
    await settled();
    answer = many + 1;
    const late = 2 * KEPT_MS;
    const asked = await Promise.all([values.get('a', read, late), values.get('a', read, late)]);
    expect([asked, reads]).toEqual([[many + 1, many + 1], 3]);
  });

  it('are told as failed when they are old and cannot be read', async () => {
    await values.get('a', read, 0);
    const failing = () => Promise.reject(new Error('away'));
    await expect(values.get('a', failing, KEPT_MS)).rejects.toThrow('away');
    answer = many + 1;
    expect(await values.get('a', read, KEPT_MS)).toBe(many + 1);
  });

  it('stay when they cannot be read', async () => {
    await values.get('a', read, 0);
    const failing = () => Promise.reject(new Error('away'));
    expect(await values.get('a', failing, FRESH_MS)).toBe(many);
    await settled();
    answer = many + 2;
    expect(await values.get('a', read, FRESH_MS)).toBe(many);
    await settled();
    expect(await values.get('a', read, FRESH_MS)).toBe(many + 2);
  });

  it('are forgotten when they become cheap', async () => {
    await values.get('a', read, 0);
    answer = 1;
    await values.get('a', read, FRESH_MS);
    await settled();
    answer = 2;
    expect(await values.get('a', read, FRESH_MS)).toBe(2);
  });
});
