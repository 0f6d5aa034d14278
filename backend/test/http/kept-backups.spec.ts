import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { engine } from '../support/engine.js';
import { runCommand } from '../support/commands.js';
import { Schedule, wholeOnes } from '../support/schedule.js';

const DAY_SECONDS = 86_400;
const FUTURE = 'tidyhearth-2099-01-01T00-00-00Z';

describe('a folder of backups', () => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tidyhearth-kept-'));
    store = await createStore(engine, process.env.TEST_DATABASE_URL || undefined);
  });
  afterEach(async () => {
    await store.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is rid of what has expired also while no backup can be taken, as on a disk that is full', async () => {
    const [expired, newest] = ['tidyhearth-2020-02-29T03-00-00Z', 'tidyhearth-2024-02-29T03-00-00Z'];
    const [left, young] = [
      'tidyhearth-2024-03-01T03-00-00Z.partial',
      'tidyhearth-2024-03-02T03-00-00Z.partial',
    ];
    for (const name of [expired, newest, left, young]) mkdirSync(join(folder, name));
    const days = Date.now() / 1000 - 2 * DAY_SECONDS;
    utimesSync(join(folder, left), days, days);
    // On SQLite the data folder is still empty; on a server, nothing listens at this address.
    const nowhere = { ...store, databaseUrl: engine === 'sqlite' ? undefined : 'mysql://a:b@127.0.0.1:1/c' };
    const schedule = new Schedule(nowhere, [folder, '--every', '24', '--keep', '30']);
    await schedule.says('FAILED: ');
    expect(await schedule.stop()).toBe(0);
    expect(readdirSync(folder)).toEqual([newest, young]);
  });

  it('does not count one that a wrong clock named: neither as the newest nor as one to remove', async () => {
    await runCommand('migrate', store, []);
    mkdirSync(join(folder, FUTURE));
    mkdirSync(join(folder, 'binlog-until-2099-01-01T00-00-00Z'));
    const { code, output } = await runCommand('backup', store, [folder, '--newest-within', '26']);
    expect([code, output]).toEqual([
      1,
      `There is no whole backup in ${folder}.\nNot counted, since its name is of the future: ${join(folder, FUTURE)}\n`,
    ]);
    const schedule = new Schedule(store, [folder, '--every', '24', '--keep', '30']);
    await schedule.says('of the future');
    await schedule.says('Done: ');
    expect(await schedule.stop()).toBe(0);
    expect(wholeOnes(folder)).toEqual([expect.not.stringContaining('2099'), FUTURE]);
    expect(await runCommand('backup', store, [folder, '--newest-within', '26'])).toMatchObject({ code: 0 });
    expect(existsSync(join(folder, FUTURE))).toBe(true);
  });
});
