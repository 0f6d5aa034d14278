import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../config/load-config.js';
import { NativeSqlite } from '../database/embedded/native-sqlite.js';
import { takeBackup } from './take-backup.js';

describe('a sealed backup of a database file', () => {
  let folder = '';
  let dataDir = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tidyhearth-folder-'));
    dataDir = mkdtempSync(join(tmpdir(), 'tidyhearth-data-'));
    const database = new NativeSqlite(join(dataDir, 'tidyhearth.sqlite'));
    database.exec("CREATE TABLE things (text); INSERT INTO things VALUES ('a secret of somebody')");
    database.close();
  });
  afterEach(() => {
    for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
  });

  /** Names of files below the folder that hold the text of the database. */
  const inTheClear = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile() && readFileSync(path).includes('a secret of somebody'));

  const take = () => {
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, JWT_SECRET: 'x'.repeat(40) });
    return takeBackup({ config, folder, version: '0', key: 'a key', say: () => undefined });
  };

  it('lies open in its folder at no moment: what copies that folder meanwhile would take it along', async () => {
    const seen = new Set<string>();
    let isTaken = false;
    const taking = take().finally(() => (isTaken = true));
    while (!isTaken) {
      inTheClear().forEach((path) => seen.add(path));
      await new Promise(setImmediate);
    }
    await taking;
    expect([...seen]).toEqual([]);
    expect(readdirSync(dataDir).filter((name) => name.includes('partial'))).toEqual([]);
  });

  it('removes what one left beside the database that was killed a day ago, but not what another may be making', async () => {
    const [old = '', young = ''] = ['old', 'young'].map((name) => join(dataDir, `backup.partial-${name}`));
    for (const path of [old, young]) mkdirSync(path);
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    utimesSync(old, twoDaysAgo, twoDaysAgo);
    await take();
    expect([old, young].map((path) => existsSync(path))).toEqual([false, true]);
  });
});
