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
import { messageOf } from '../common/message-of.js';
import { loadConfig } from '../config/load-config.js';
import { NativeSqlite } from '../database/embedded/native-sqlite.js';
import { BackupFolder } from './backup-folder.js';
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

  /** Names of files below the folder that contain text of the database. */
  const inTheClear = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile() && readFileSync(path).includes('a secret of somebody'));

  const take = (key = 'a key', say: (line: string) => void = () => undefined) => {
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, JWT_SECRET: 'x'.repeat(40) });
    return takeBackup({ config, folder, version: '0', key, say });
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

  it('says by an id which key it was sealed with, as does the refusal of another, since a container goes on with the key of its start', async () => {
    const idIn = (text: string) => /\bid ([0-9a-f]{4})\b/.exec(text)?.[1];
    const lines: string[] = [];
    const path = await take('a key', (line) => lines.push(line));
    const done = idIn(lines.at(-1) ?? '');
    const refusalWith = (key: string) =>
      new BackupFolder(path, key).verify().then(
        () => undefined,
        (error: unknown) => messageOf(error),
      );
    expect(done).toBeDefined();
    expect(await refusalWith('a key')).toBeUndefined();
    const other = idIn((await refusalWith('another key')) ?? '');
    expect([other, other === done]).toEqual([expect.any(String), false]);
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
