import { passingFailure } from '../engine.js';
import { createWriteLock } from './write-lock.js';

describe('the write lock', () => {
  it('lets one in at a time, in the order they came', async () => {
    const lock = createWriteLock();
    const entered: string[] = [];
    const first = await lock.acquire();
    const others = ['second', 'third'].map(async (name) => {
      const release = await lock.acquire();
      entered.push(name);
      release();
    });
    expect(entered).toEqual([]);
    first();
    await Promise.all(others);
    expect(entered).toEqual(['second', 'third']);
  });

  it('refuses who waited too long, and stays usable', async () => {
    const lock = createWriteLock(10);
    const release = await lock.acquire();
    const refused: unknown = await lock.acquire().catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: expect.stringContaining('write lock timeout') });
    expect(passingFailure(refused)).toBe('BUSY');
    release();
    const next = await lock.acquire();
    next();
  });
});
