import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, ukToday } from '@tidyhearth/domain';
import { startMariaDb, type DatabaseServer } from '../../../scripts/lib/mariadb.mjs';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import {
  applicationUser,
  backupUser,
  closingConnection,
  logHasArrived,
  nextLogFile,
  nextSecond,
  readingHeldUp,
  restoringUser,
} from '../support/binary-log.js';
import { bookingPayload } from '../support/bookings.js';
import { engine } from '../support/engine.js';
import { runCommand as run, runScript } from '../support/commands.js';
import { Schedule, wholeOnes } from '../support/schedule.js';
import { World, type Account } from '../support/world.js';

const OLD = 'tidyhearth-2020-02-29T03-00-00Z';
describe('backups on a schedule', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-schedule-'));
  let store: Store;
  let app: ScratchApp;
  beforeAll(async () => {
    store = await createStore(engine, process.env.TEST_DATABASE_URL || undefined);
    app = await startApp({ store });
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are taken when the newest is too old, and what is older than kept goes, but never the newest', async () => {
    for (const name of [OLD, OLD.replace('2020', '2024')]) mkdirSync(join(folder, name));
    const stale = await run('backup', store, [folder, '--newest-within', '26']);
    expect([stale.code, stale.output]).toEqual([1, expect.stringContaining('hours old')]);
    const nowhere = join(folder, 'missing');
    const none = await run('backup', store, [nowhere, '--newest-within', '26']);
    expect([none.code, none.output]).toEqual([1, `There is no whole backup in ${nowhere}.\n`]);
    const schedule = new Schedule(store, [folder, '--every', '24', '--keep', '30']);
    await schedule.says(OLD.replace('2020', '2024'));
    expect(await schedule.stop()).toBe(0);
    const [taken = '', ...others] = wholeOnes(folder);
    expect(others).toEqual([]);
    expect((await run('backup', store, [folder, '--newest-within', '26'])).code).toBe(0);

    const next = new Schedule(store, [folder, '--every', '0.0001', '--keep', '30']);
    await next.says('Done: ');
    await next.stop();
    expect(wholeOnes(folder).length).toBeGreaterThanOrEqual(2);
    expect(wholeOnes(folder)).toContain(taken);
  });

  it('refuses what it does not know, and says how it is called', async () => {
    for (const args of [['--every', 'often'], ['--keep', '3'], ['--every', '-1'], ['--binlog']])
      expect((await run('backup', store, [folder, ...args])).output).toContain('usage: npm run backup');
    expect((await run('restore', store, [folder, '--until', '2026-11-23T02:55:00Z'])).output).toContain(
      'usage:',
    );
  });
});

if (engine === 'mariadb') {
  describe('a point in time', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-point-'));
    const log = join(folder, 'binlog');
    let lost: DatabaseServer;
    let other: DatabaseServer;
    let before: Store;
    let after: Store;
    let app: ScratchApp | undefined;
    let customer: Account;
    const kept: number[] = [];
    let mistake: number;
    let until: string;

    beforeAll(async () => {
      lost = await startMariaDb(['--log-bin=changes', '--server-id=1']);
      before = await createStore(engine, lost.url);
      app = await startApp({ store: before });
      const world = new World(app.url, before);
      customer = await world.registerCustomer();
      const cleaner = await world.approvedCleaner();
      const book = async (day: number) => {
        const body = bookingPayload(customer, cleaner, { bookingDate: addDays(ukToday(), day) });
        const { status, body: booking } = await world.as(customer).post('/api/bookings').send(body);
        expect(status).toBe(201);
        return booking.id as number;
      };
      kept.push(await book(1));
      const reader = await backupUser(before);
      const schedule = new Schedule({ ...before, databaseUrl: reader }, [
        folder,
        '--every',
        '24',
        '--binlog',
      ]);
      await schedule.says('Done: ');
      kept.push(await book(2));
      await nextLogFile(lost.url);
      kept.push(await book(3));
      until = await nextSecond();
      mistake = await book(4);
      await logHasArrived(lost.url, log);
      await schedule.stop();
      await app.stop();
      app = undefined;
      other = await startMariaDb([]);
      after = await createStore(engine, other.url);
    });
    afterAll(async () => {
      await app?.stop();
      await after?.remove();
      await before?.remove();
      await other?.stop();
      await lost?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('is refused without the files that lead to it, and before anything was changed', async () => {
      const backup = join(folder, wholeOnes(folder)[0] ?? '');
      const files = readdirSync(log).filter((name) => /\.\d{6}$/.test(name));
      const [first = '', second = '', ...more] = files.toSorted();
      expect([second === '', more]).toEqual([false, []]);
      const hidden = join(folder, 'hidden');
      renameSync(join(log, first), hidden);
      const absent = await run('restore', after, [backup, '--binlog', log]);
      renameSync(hidden, join(log, first));
      expect(absent.output).toContain(`${first} is not in`);
      const later = join(log, second.replace(/2$/, '3'));
      renameSync(join(log, second), later);
      const gap = await run('restore', after, [backup, '--binlog', log]);
      renameSync(later, join(log, second));
      expect(gap.output).toContain('A file is missing before');
      const early = await run('restore', after, [backup, '--binlog', log, '--until', '2020-01-01T00:00:00Z']);
      expect(early.output).toContain('--until must be later than the backup');
    });

    it('is refused where the log does not lead to it', async () => {
      const backup = join(folder, wholeOnes(folder)[0] ?? '');
      const args = [backup, '--binlog', log, '--until', '2099-01-01T00:00:00Z'];
      const endOf = ({ output }: { output: string }) =>
        /goes to (\S+) only, not to --until/.exec(output)?.[1];
      rmSync(join(log, 'complete-until'), { force: true });
      const byItsEvents = endOf(await run('restore', after, args)) ?? '';
      expect([byItsEvents >= until, byItsEvents <= new Date().toISOString()]).toEqual([true, true]);
      writeFileSync(join(log, 'complete-until'), '2098-12-31T23:59:59.000Z\n');
      const asNoted = endOf(await run('restore', after, args));
      rmSync(join(log, 'complete-until'));
      expect(asNoted).toBe('2098-12-31T23:59:59.000Z');
    });

    it('within a backup is refused: what was changed while photos were copied is in it', async () => {
      const backups = join(folder, 'slow');
      const letGo = await readingHeldUp(before);
      const taking = run('backup', before, [backups]);
      let within: string;
      try {
        await waitFor(async () => existsSync(backups) || undefined, { timeoutMs: 60_000, what: 'a backup' });
        within = await nextSecond();
      } finally {
        await letGo();
      }
      expect((await taking).code).toBe(0);
      const [name = ''] = wholeOnes(backups);
      expect(name < `tidyhearth-${within.slice(0, 19).replaceAll(':', '-')}Z`).toBe(true);
      const answer = await run('restore', after, [join(backups, name), '--binlog', log, '--until', within]);
      expect([answer.code, answer.output]).toEqual([
        1,
        expect.stringContaining('restore the backup before it'),
      ]);
    });

    /** A copy of the copied log with one damaged file. `index` counts the files from the first. */
    const harmedLog = (name: string, index: number, harm: (file: string, content: Buffer) => void) => {
      const copy = join(folder, name);
      cpSync(log, copy, { recursive: true });
      const files = readdirSync(copy).filter((one) => /\.\d{6}$/.test(one));
      const file = join(copy, files.toSorted()[index] ?? '');
      harm(file, readFileSync(file));
      return copy;
    };
    const cutOffBy = (bytes: number) => (file: string, content: Buffer) =>
      truncateSync(file, content.length - bytes);

    it('is refused where a file was cut off that another follows, or that the backup is later than', async () => {
      const backup = join(folder, wholeOnes(folder)[0] ?? '');
      const between = harmedLog('cut-off-between', 0, cutOffBy(10));
      const missing = await run('restore', after, [backup, '--binlog', between]);
      expect([missing.code, missing.output]).toEqual([1, expect.stringContaining('000001 was cut off, and')]);
      const before = harmedLog('cut-off-before', 0, (file) => truncateSync(file, 1000));
      const early = await run('restore', after, [backup, '--binlog', before]);
      expect([early.code, early.output]).toEqual([1, expect.stringContaining('ends before the backup')]);
    });

    it('is refused to users without the rights for it, and before anything was changed', async () => {
      const backup = join(folder, wholeOnes(folder)[0] ?? '');
      const reader = { ...after, databaseUrl: await backupUser(after) };
      const asReader = await run('restore', reader, [backup, '--binlog', log]);
      expect(asReader.output).toContain('backup may not replace the tables of');
      const application = { ...after, databaseUrl: await applicationUser(after) };
      const asApplication = await run('restore', application, [backup, '--binlog', log]);
      expect(asApplication.output).toContain('application may not make the changes of a log again');
      expect([asReader.code, asApplication.code]).toEqual([1, 1]);
      // The next test shows that the database is still empty, by restoring without --replace.
    });

    it('is reached from a backup and the log of changes, on another server', async () => {
      const backup = join(folder, wholeOnes(folder)[0] ?? '');
      const target = { ...after, databaseUrl: await restoringUser(after) };
      // Leaves a connection behind, like an application that was stopped a moment ago.
      const leave = await closingConnection(target);
      const restoring = runScript('restore', target, [backup, '--binlog', log, '--until', until]);
      await leave();
      const { code, output } = await restoring;
      expect(output).toContain('All rules hold.');
      expect(code).toBe(0);
      app = await startApp({ store: after });
      const world = new World(app.url, after);
      const again = await world.signIn({ email: customer.user.email, password: customer.password });
      for (const id of kept) expect((await world.as(again).get(`/api/bookings/${id}`)).status).toBe(200);
      expect((await world.as(again).get(`/api/bookings/${mistake}`)).status).toBe(404);
    });

    it('is the last whole change where the copied log was cut off within one', async () => {
      await app?.stop();
      app = undefined;
      const backup = join(folder, wholeOnes(folder)[0] ?? '');
      for (const bytes of [10, 300]) {
        const cut = harmedLog(`cut-off-${bytes}`, 1, cutOffBy(bytes));
        const { code, output } = await runScript('restore', after, [backup, '--binlog', cut, '--replace']);
        expect(output).toMatch(/left out of the log: the last \d+ bytes of changes\.000002/);
        expect(output).toContain('All rules hold.');
        expect(code).toBe(0);
      }
      app = await startApp({ store: after });
      const world = new World(app.url, after);
      const again = await world.signIn({ email: customer.user.email, password: customer.password });
      for (const id of kept) expect((await world.as(again).get(`/api/bookings/${id}`)).status).toBe(200);
      await app.stop();
      app = undefined;
    });

    it('is not reached where a change cannot be read: that is said, and no password is left behind', async () => {
      const backup = join(folder, wholeOnes(folder)[0] ?? '');
      const [firstEvent, lengthAt, kindAt] = [4, 9, 4];
      const unknown = harmedLog('unknown', 1, (file, content) => {
        const second = firstEvent + content.readUInt32LE(firstEvent + lengthAt);
        const third = second + content.readUInt32LE(second + lengthAt);
        writeFileSync(file, content.fill(255, third + kindAt, third + kindAt + 1));
      });
      const own = join(folder, 'temporary');
      mkdirSync(own);
      const args = [backup, '--binlog', unknown, '--replace'];
      const { code, output } = await run('restore', after, args, { TMPDIR: own });
      expect([code, output]).toEqual([1, expect.stringContaining('The database is half restored')]);
      expect(output).not.toMatch(/^\s+at /m);
      expect(readdirSync(own)).toEqual([]);
    });
  });
}
