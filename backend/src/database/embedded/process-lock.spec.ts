import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseInUseError, DatabaseLockError, lockForThisProcess } from './process-lock.js';

describe('the lock of a database file', () => {
  let folder: string;
  let database: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tidyhearth-lock-'));
    database = join(folder, 'tidyhearth.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const refusal = (): unknown => {
    try {
      lockForThisProcess(database)();
    } catch (error) {
      return error;
    }
    throw new Error('It was locked.');
  };

  it('is held by one, and free again when it is given back', () => {
    const giveBack = lockForThisProcess(database);
    expect(refusal()).toBeInstanceOf(DatabaseInUseError);
    giveBack();
    lockForThisProcess(database)();
  });

  it.each<[string, string, (lock: string) => void]>([
    ['a folder', 'unable to open database file', (lock) => mkdirSync(lock)],
    ['something else', 'file is not a database', (lock) => writeFileSync(lock, 'something else '.repeat(99))],
    ['no folder to lie in', 'unable to open database file', () => rmSync(folder, { recursive: true })],
  ])('whose file is %s names that file and the reason, and no other process', (_, reason, spoil) => {
    spoil(`${database}.lock`);
    const error = refusal();
    expect(error).toBeInstanceOf(DatabaseLockError);
    expect(error).not.toBeInstanceOf(DatabaseInUseError);
    expect(String(error)).toContain(`${database}.lock cannot be locked`);
    expect(String(error)).toContain(reason);
  });
});
