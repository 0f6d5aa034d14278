import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../config/load-config.js';
import { NativeSqlite } from '../database/embedded/native-sqlite.js';
import { BackupFolder } from './backup-folder.js';
import { FileTarget } from './restore-targets.js';

describe('a restored database file', () => {
  let folder = '';
  let dataDir = '';
  let target: FileTarget;
  const file = () => join(dataDir, 'tidyhearth.sqlite');
  const thingsIn = (database: NativeSqlite) => database.prepare('SELECT name FROM things').all();

  const configOf = (DATA_DIR: string) =>
    loadConfig({ NODE_ENV: 'test', DATA_DIR, JWT_SECRET: 'x'.repeat(40) });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tidyhearth-folder-'));
    dataDir = mkdtempSync(join(tmpdir(), 'tidyhearth-data-'));
    const backup = new NativeSqlite(join(folder, 'database.sqlite'));
    backup.exec(
      "PRAGMA journal_mode = WAL; CREATE TABLE things (name); INSERT INTO things VALUES ('of the backup')",
    );
    backup.close();
    const elsewhere = join(folder, 'old.sqlite');
    const old = new NativeSqlite(elsewhere);
    old.exec('PRAGMA journal_mode = WAL; CREATE TABLE things (name)');
    old.exec("PRAGMA wal_checkpoint(TRUNCATE); INSERT INTO things VALUES ('committed last')");
    // As a killed process leaves them; closing would write the log into the file.
    for (const ending of ['', '-wal']) cpSync(elsewhere + ending, file() + ending);
    old.close();
    target = new FileTarget(configOf(dataDir));
    await target.fill(new BackupFolder(folder));
  });
  afterEach(async () => {
    await target.close();
    for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
  });

  it('does not replace one that another program reads, which keeps what was committed last', async () => {
    const reader = new NativeSqlite(file(), { readonly: true });
    reader.exec('BEGIN');
    expect(thingsIn(reader)).toEqual([{ name: 'committed last' }]);
    await expect(target.takePlace()).rejects.toThrow('is in use by another program');
    reader.close();
    const old = new NativeSqlite(file());
    expect(thingsIn(old)).toEqual([{ name: 'committed last' }]);
    old.close();
  });

  it('is in a folder that no other user of the machine can read, where there was none', async () => {
    const made = join(dataDir, 'new');
    await new FileTarget(configOf(made)).close();
    // Windows knows no such modes.
    const ofOthers = process.platform === 'win32' ? 0 : 0o077;
    expect(statSync(made).mode & ofOthers).toBe(0);
  });

  it('replaces one that nobody reads, also one that is no database any more', async () => {
    writeFileSync(file(), 'no database at all '.repeat(1000));
    await target.takePlace();
    await target.finish();
    const restored = new NativeSqlite(file());
    expect(thingsIn(restored)).toEqual([{ name: 'of the backup' }]);
    restored.close();
  });
});
