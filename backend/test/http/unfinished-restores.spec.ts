import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore, startApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { readingHeldUp } from '../support/binary-log.js';
import { engine } from '../support/engine.js';
import { runCommand as run, runScript } from '../support/commands.js';
import { RunningCommand, Schedule, wholeOnes } from '../support/schedule.js';

const DATABASE = engine === 'sqlite' ? 'database.sqlite' : 'database.sql';
const REFUSAL = 'A restore of this database was not finished';

const SECRET = 'what opens that which a database of this test seals';

interface Manifest {
  counts: Record<string, number>;
  files: Record<string, { bytes: number; sha256: string }>;
}

describe('a restore that was not finished', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-unfinished-'));
  let store: Store;
  let backup: string;
  beforeAll(async () => {
    store = await createStore(engine, process.env.TEST_DATABASE_URL || undefined);
    await run('migrate', store, []);
    await run('backup', store, [folder]);
    backup = join(folder, wholeOnes(folder)[0] ?? '');
  });
  afterAll(async () => {
    await store.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const BEGINNING = [
    ['migrate', []],
    ['backup', [folder]],
    ['outbox', ['release']],
    ['check-config', []],
  ] as const;

  /** A backup whose manifest matches but which nevertheless can't be restored. */
  const harmed = (name: string, harm: (manifest: Manifest, dump: string) => void) => {
    const copy = join(folder, name);
    cpSync(backup, copy, { recursive: true });
    const [file, dump] = [join(copy, 'manifest.json'), join(copy, DATABASE)];
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
    harm(manifest, dump);
    const content = readFileSync(dump);
    const sha256 = createHash('sha256').update(content).digest('hex');
    manifest.files[DATABASE] = { bytes: content.length, sha256 };
    writeFileSync(file, JSON.stringify(manifest));
    return copy;
  };

  it('lets nothing begin with a database whose secret did not come back, without which nothing sealed in it opens', async () => {
    const key = { BACKUP_KEY: 'a key of forty-four letters and of some more' };
    const [sealed, secret] = [join(folder, 'sealed'), join(store.dataDir, 'jwt-secret')];
    writeFileSync(secret, SECRET);
    expect(await run('backup', store, [sealed], key)).toMatchObject({ code: 0 });
    const path = join(sealed, wholeOnes(sealed)[0] ?? '');
    rmSync(secret);
    // Blocks the path, so that nothing can be written to it.
    mkdirSync(join(secret, 'in-the-way'), { recursive: true });
    const broken = await run('restore', store, [path, '--replace'], key);
    expect([broken.code, broken.output]).toEqual([
      1,
      expect.stringContaining('The database is half restored'),
    ]);
    rmSync(secret, { recursive: true });
    await expect(startApp({ store })).rejects.toThrow(`Tidyhearth cannot start. ${REFUSAL}`);
    for (const [name, args] of BEGINNING) {
      const { code, output } = await run(name, store, args);
      expect([name, code, output]).toEqual([name, 1, expect.stringContaining(REFUSAL)]);
    }
    const doctor = await run('doctor', store, []);
    expect([doctor.code, doctor.output]).toEqual([2, expect.stringContaining(REFUSAL)]);
    const restored = await runScript('restore', store, [path, '--replace'], key);
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('All rules hold.')]);
    expect(readFileSync(secret, 'utf8')).toBe(SECRET);
  });

  const LACKS = 'users has 0 rows in place of 4711.';
  const lackRows = ({ counts }: Manifest) => Object.assign(counts, { users: 4711 });

  if (engine === 'sqlite')
    it('leaves a database file as it was', async () => {
      const { code, output } = await run('restore', store, [harmed('lacking', lackRows), '--replace']);
      expect([code, output.trim().split('\n').at(-1)]).toEqual([1, LACKS]);
      expect(await run('doctor', store, [])).toMatchObject({ code: 0 });
    });
  else {
    it.each<[string, string, (manifest: Manifest, dump: string) => void]>([
      ['whose statements fail', 'no statement', (_, dump) => appendFileSync(dump, 'no statement;\n')],
      ['that lacks rows', LACKS, lackRows],
    ])(
      'leaves a database on a server half restored, and says so, after a backup %s',
      async (what, why, harm) => {
        const { code, output } = await run('restore', store, [harmed(what, harm), '--replace']);
        expect([code, output]).toEqual([1, expect.stringContaining('The database is half restored')]);
        expect(output).toContain(why);
        expect(output).not.toMatch(/^\s+at /m);
      },
    );

    it('lets nothing begin with such a database: sessions that had ended would be valid, and mails go out again', async () => {
      await expect(startApp({ store })).rejects.toThrow(`Tidyhearth cannot start. ${REFUSAL}`);
      for (const [name, args] of BEGINNING) {
        const { code, output } = await run(name, store, args);
        expect([name, code, output]).toEqual([name, 1, expect.stringContaining(REFUSAL)]);
        expect(output).not.toMatch(/^\s+at /m);
      }
      const { code, output } = await run('doctor', store, []);
      expect([code, output]).toEqual([2, expect.stringContaining(REFUSAL)]);
    });

    const clientFiles = (path: string) =>
      readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('client.cnf'));
    const hasPassword = (path: string) =>
      waitFor(async () => clientFiles(path).length > 0 || undefined, {
        timeoutMs: 60_000,
        what: 'a client program',
      });

    it('is forgotten once another was', async () => {
      const { code, output } = await runScript('restore', store, [backup, '--replace']);
      expect([code, output]).toEqual([0, expect.stringContaining('All rules hold.')]);
      const app = await startApp({ store });
      expect(await app.stop()).toBe(0);
    });

    it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
      'leaves no password behind when it is stopped by %s, nor does a backup',
      async (signal) => {
        const temporary = join(folder, `temporary-${signal}`);
        mkdirSync(temporary);
        const backups = join(folder, `backups-${signal}`);
        const letGo = await readingHeldUp(store, 'users');
        const taking = new Schedule(store, [backups], { TMPDIR: temporary });
        try {
          await hasPassword(temporary);
          expect([await taking.stop(signal), taking.output]).toEqual([
            1,
            expect.stringContaining('Stopped: '),
          ]);
        } finally {
          await letGo();
        }
        expect([readdirSync(backups), readdirSync(temporary)]).toEqual([[], []]);

        const slow = harmed(`slow-${signal}`, (_, dump) => appendFileSync(dump, 'SELECT SLEEP(30);\n'));
        const restoring = new RunningCommand('restore', store, [slow, '--replace'], { TMPDIR: temporary });
        await hasPassword(temporary);
        expect([await restoring.stop(signal), restoring.output]).toEqual([
          1,
          expect.stringContaining('Stopped '),
        ]);
        expect(readdirSync(temporary)).toEqual([]);
        expect(await run('restore', store, [backup, '--replace'])).toMatchObject({ code: 0 });
      },
    );
  }
});
