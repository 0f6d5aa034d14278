import { AxiosError } from 'axios';
import { retryAfterMs, withRetries } from './retry.js';

const NOW = Date.parse('2027-01-01T12:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['2', 2_000],
    [' 0 ', 0],
    ['Fri, 01 Jan 2027 12:00:30 GMT', 30_000],
    ['Fri, 01 Jan 2027 11:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%p is a wait of %p ms', (header, ms) => {
    expect(retryAfterMs(header, NOW)).toBe(ms);
  });
});

describe('a call that is refused without a time to wait', () => {
  it('is made again after about half a second, and twice as long each time', async () => {
    jest.useFakeTimers();
    try {
      const made: number[] = [];
      const refused = async () => {
        made.push(jest.now());
        throw new AxiosError('busy', undefined, undefined, {}, { status: 503, headers: {} } as never);
      };
      const failure = expect(
        withRetries(refused, { tries: 4, maxWaitMs: 60_000 }, { isSafe: false }),
      ).rejects.toThrow('busy');
      await jest.runAllTimersAsync();
      await failure;
      const waits = made.slice(1).map((at, index) => at - (made[index] ?? 0));
      expect(waits).toHaveLength(3);
      for (const [index, wait] of waits.entries()) {
        expect(wait).toBeGreaterThanOrEqual(250 * 2 ** index);
        expect(wait).toBeLessThanOrEqual(500 * 2 ** index);
      }
    } finally {
      jest.useRealTimers();
    }
  });
});
