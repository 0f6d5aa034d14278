import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariaDb, type DatabaseServer } from '../../../scripts/lib/mariadb.mjs';
import { createStore, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import {
  backupUser,
  dumpingUser,
  logHasArrived,
  nextLogFile,
  nextSecond,
  purgeLogFiles,
} from '../support/binary-log.js';
import { startDatabaseProxy } from '../support/database-proxy.js';
import { engine } from '../support/engine.js';
import { runCommand } from '../support/commands.js';
import { Schedule, wholeOnes } from '../support/schedule.js';

const WITH_LOG = ['--every', '24', '--keep', '30', '--binlog'];

describe('a log of changes that is kept beside the backups', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-log-'));
  let store: Store;
  beforeAll(async () => {
    store = await createStore(engine);
  });
  afterAll(async () => {
    await store.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is missed by the health check while it is not followed, however new the backups are', async () => {
    mkdirSync(join(folder, `tidyhearth-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`));
    expect(await runCommand('backup', store, [folder, '--newest-within', '26'])).toMatchObject({ code: 0 });
    mkdirSync(join(folder, 'binlog'));
    const { code, output } = await runCommand('backup', store, [folder, '--newest-within', '26']);
    expect([code, output]).toEqual([1, expect.stringContaining('log is not followed')]);
  });

  if (engine === 'sqlite')
    it('is refused for a database file, which has none', async () => {
      const { code, output } = await runCommand('backup', store, [folder, ...WITH_LOG]);
      expect([code, output]).toEqual([1, 'A database file has no log of changes.\n']);
    });
});

if (engine === 'mariadb') {
  describe('a log of changes whose server', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-logs-'));
    const log = join(folder, 'binlog');
    let lost: DatabaseServer;
    let other: DatabaseServer;
    let before: Store;
    let after: Store;
    let lostFiles: Buffer[] = [];
    let following: Schedule | undefined;

    const follow = (store: Store) => (following = new Schedule(store, [folder, ...WITH_LOG]));

    const filesOf = (path: string) =>
      readdirSync(path)
        .filter((name) => /\.\d{6}$/.test(name))
        .toSorted();
    const contentOf = (path: string) => filesOf(path).map((name) => readFileSync(join(path, name)));
    const setAside = () =>
      readdirSync(folder)
        .filter((name) => name.startsWith('binlog-until-'))
        .toSorted()
        .map((name) => join(folder, name));
    const isWell = async () =>
      (await runCommand('backup', before, [folder, '--newest-within', '26'])).code === 0 || undefined;
    const becomesWell = () => waitFor(isWell, { timeoutMs: 60_000, what: 'a complete log' });

    beforeAll(async () => {
      const settings = ['--log-bin=changes', '--server-id=1'];
      lost = await startMariaDb(settings);
      // Logs are distinguished by the second in which they begin.
      await nextSecond();
      other = await startMariaDb(settings);
      [before, after] = [await createStore(engine, lost.url), await createStore(engine, other.url)];
      for (const store of [before, after]) await runCommand('migrate', store, []);
      const schedule = follow({ ...before, databaseUrl: await backupUser(before) });
      await schedule.says('Done: ');
      await nextLogFile(lost.url);
      await logHasArrived(lost.url, log);
      await becomesWell();
      await schedule.stop();
      lostFiles = contentOf(log);
    });
    afterAll(async () => {
      await after?.remove();
      await before?.remove();
      await other?.stop();
      await lost?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    afterEach(() => following?.stop());

    it('is the same as before goes on in the same files, and stops when told to at once', async () => {
      const schedule = follow({ ...before, databaseUrl: lost.url });
      await schedule.says('from changes.000002 on');
      await nextLogFile(lost.url);
      await logHasArrived(lost.url, log);
      await schedule.stop();
      expect(setAside()).toEqual([]);
      expect([filesOf(log).length, contentOf(log)[0]]).toEqual([3, lostFiles[0]]);

      const another = follow({ ...before, databaseUrl: lost.url });
      await another.says('from changes.000003 on');
      expect(await another.stop()).toBe(0);
      lostFiles = contentOf(log);
    });

    it('goes away while the newest file is fetched again takes nothing of it along', async () => {
      const more = await createStore(engine, lost.url);
      await runCommand('migrate', more, []);
      await nextSecond();
      await more.remove();
      const direct = follow({ ...before, databaseUrl: lost.url });
      await direct.says('from changes.000003 on');
      await logHasArrived(lost.url, log);
      await direct.stop();
      const backup = join(folder, wholeOnes(folder)[0] ?? '');
      const reaches = async () => {
        rmSync(join(log, 'complete-until'), { force: true });
        const args = [backup, '--binlog', log, '--until', '2099-01-01T00:00:00Z'];
        return /goes to (\S+) only/.exec((await runCommand('restore', after, args)).output)?.[1];
      };
      const reached = await reaches();
      const whole = statSync(join(log, 'changes.000003')).size;
      const proxy = await startDatabaseProxy(before.databaseUrl ?? '');
      try {
        proxy.starve(16_384);
        const starving = follow({ ...before, databaseUrl: proxy.url });
        await starving.says('from changes.000003 on');
        const newest = join(log, 'changes.000003');
        const isFetched = async () => !existsSync(newest) || statSync(newest).size < whole || undefined;
        await waitFor(isFetched, { timeoutMs: 60_000, what: 'the newest file to be fetched again' });
        await starving.stop();
      } finally {
        proxy.close();
      }
      expect([reached, await reaches()]).toEqual([expect.stringMatching(/^\d/), reached]);

      const again = follow({ ...before, databaseUrl: lost.url });
      await again.says('from changes.000003 on');
      await becomesWell();
      await again.stop();
      lostFiles = contentOf(log);
      expect(readdirSync(log).toSorted()).toEqual([...filesOf(log), 'complete-until']);
      expect([setAside(), await reaches()]).toEqual([[], reached]);
    });

    it('was replaced is set aside whole, the new one is followed from its first file, and a backup is taken', async () => {
      const schedule = follow({ ...after, databaseUrl: await backupUser(after) });
      await schedule.says('set aside');
      const [aside = '', ...more] = setAside();
      expect([contentOf(aside), more]).toEqual([lostFiles, []]);
      await schedule.says('from changes.000001 on');
      await logHasArrived(other.url, log);
      await waitFor(async () => wholeOnes(folder).length === 2 || undefined, {
        timeoutMs: 120_000,
        what: 'a backup of the new server',
      });
      await becomesWell();
      await schedule.stop();

      const [ofLost = '', ofOther = ''] = wholeOnes(folder).toSorted();
      for (const [backup, path] of [
        [ofLost, log],
        [ofOther, aside],
      ] as const) {
        const restore = await runCommand('restore', after, [
          join(folder, backup),
          '--binlog',
          path,
          '--replace',
        ]);
        expect([restore.code, restore.output]).toEqual([1, expect.stringContaining('is of another log')]);
      }
    });

    it('has removed what was not copied yet is set aside, and goes on at its first file', async () => {
      await purgeLogFiles(other.url);
      const kept = contentOf(log);
      const schedule = follow({ ...after, databaseUrl: other.url });
      await schedule.says('from changes.000002 on');
      await logHasArrived(other.url, log);
      await schedule.stop();
      const [, aside = ''] = setAside();
      expect(contentOf(aside)).toEqual(kept);
      expect([filesOf(log)[0], existsSync(join(log, 'changes.000001'))]).toEqual(['changes.000002', false]);
    });

    it('does not let it be read is backed up all the same, but for a point in time', async () => {
      const apart = join(folder, 'apart');
      const taken = await runCommand('backup', { ...after, databaseUrl: await dumpingUser(after) }, [apart]);
      expect([taken.code, taken.output]).toEqual([0, expect.stringContaining('where the binary log stood')]);
      const backup = join(apart, wholeOnes(apart)[0] ?? '');
      const restored = await runCommand('restore', after, [backup, '--binlog', log, '--replace']);
      expect([restored.code, restored.output]).toEqual([1, expect.stringContaining('does not say where')]);
    });
  });
}
