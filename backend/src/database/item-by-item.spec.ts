import { Logger } from '@nestjs/common';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { AppError } from '../common/app-error.js';
import { ItemByItem } from './item-by-item.js';

describe('a job over many items', () => {
  let database: TestDatabase;
  let items: ItemByItem;
  const logged: unknown[] = [];

  beforeEach(async () => {
    database = await openTestDatabase();
    items = new ItemByItem(database.uow);
    logged.length = 0;
    jest.spyOn(Logger.prototype, 'error').mockImplementation((line) => void logged.push(line));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.close();
  });

  it('ends its batches when nothing is left but what failed or was changed by others', async () => {
    const left = new Set([1, 2, 3, 4]);
    const failures = new Map([
      [1, new Error('no such template')],
      [3, new AppError('STATE_CONFLICT')],
    ]);
    await items.runBatches({
      nameOf: (item) => `check ${item}`,
      list: async () => [...left].slice(0, 3),
      work: async (_, item) => {
        const failure = failures.get(item);
        if (failure) throw failure;
        left.delete(item);
      },
    });
    expect([...left]).toEqual([1, 3]);
    expect(logged).toEqual(['check 1: no such template']);
    expect(() => items.end()).toThrow(/^failed for check 1$/);
  });

  it('does not go on without the database', async () => {
    const tried: number[] = [];
    const run = items.runBatches({
      nameOf: String,
      list: async () => [1, 2],
      work: async (_, item) => {
        tried.push(item);
        throw new AppError('UNAVAILABLE');
      },
    });
    await expect(run).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(tried).toEqual([1]);
  });

  it('counts as done where nothing failed', async () => {
    await items.run('booking 1', async () => undefined);
    expect(() => items.end()).not.toThrow();
  });
});
