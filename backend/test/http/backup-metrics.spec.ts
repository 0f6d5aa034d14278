import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { runCommand } from '../support/commands.js';
import { engine } from '../support/engine.js';
import { MeasuredSchedule, Schedule, wholeOnes } from '../support/schedule.js';

describe('the metrics of scheduled backups', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-measured-'));
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

  it('tell when the newest whole one was begun, its size, and that the last try succeeded', async () => {
    mkdirSync(join(folder, 'tidyhearth-2020-02-29T03-00-00Z'));
    mkdirSync(join(folder, 'tidyhearth-2099-02-28T03-00-00Z'));
    const schedule = await MeasuredSchedule.start(store, [folder, '--every', '24']);
    await schedule.says('Done: ');
    const metrics = await schedule.metrics();
    const text = await schedule.metricsText();
    const elsewhere = await fetch(new URL('/health/live', schedule.metricsUrl));
    expect(await schedule.stop()).toBe(0);
    const [, name = ''] = wholeOnes(folder).toSorted();
    const [day, time] = name.slice('tidyhearth-'.length, -1).split('T');
    const bytes = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
      .map((file) => statSync(join(folder, name, file)))
      .filter((entry) => entry.isFile())
      .reduce((sum, { size }) => sum + size, 0);
    expect(metrics).toMatchObject({
      backup_newest_timestamp_seconds: Date.parse(`${day}T${time?.replaceAll('-', ':')}Z`) / 1000,
      backup_newest_bytes: bytes,
      backup_interval_seconds: 86_400,
    });
    const succeededAt = metrics['job_last_success_timestamp_seconds{job="backup"}'];
    expect(succeededAt).toBeGreaterThanOrEqual(metrics.backup_newest_timestamp_seconds ?? NaN);
    expect(text).not.toContain('job_last_failure_timestamp_seconds{');
    // No log of changes is copied here.
    expect(metrics).not.toHaveProperty('backup_log_complete_timestamp_seconds');
    expect(elsewhere.status).toBe(404);
  });

  it('tell that the last try failed, that there is no backup, and to when the copied log goes', async () => {
    const [empty, backups] = [join(folder, 'empty'), join(folder, 'backups')];
    for (const path of [empty, backups, join(backups, 'binlog')]) mkdirSync(path);
    const nowhere = { ...store, dataDir: empty, databaseUrl: undefined };
    const schedule = await MeasuredSchedule.start(nowhere, [backups, '--every', '24']);
    await schedule.says('FAILED');
    const before = await schedule.metrics();
    writeFileSync(join(backups, 'binlog/complete-until'), '2026-11-23T02:59:00.000Z\n');
    const after = await schedule.metrics();
    await schedule.stop();
    expect(before).toMatchObject({
      backup_newest_timestamp_seconds: 0,
      backup_newest_bytes: 0,
      backup_log_complete_timestamp_seconds: 0,
    });
    expect(before['job_last_failure_timestamp_seconds{job="backup"}']).toBeGreaterThan(0);
    expect(after.backup_log_complete_timestamp_seconds).toBe(Date.parse('2026-11-23T02:59:00Z') / 1000);
  });

  it('are served by a schedule that is asked for them alone: others leave the port to the application', async () => {
    const port = new URL(app.metricsUrl).port;
    const backups = join(folder, 'beside');
    const other = new Schedule(store, [backups, '--every', '24'], { METRICS_PORT: port });
    await other.says('Done: ');
    expect(await other.stop()).toBe(0);
    const taken = await runCommand('backup', store, [backups, '--every', '24', '--metrics'], {
      METRICS_PORT: port,
    });
    expect([taken.code, taken.output]).toEqual([
      1,
      expect.stringContaining(`METRICS_PORT: ${port} is taken`),
    ]);
    const wrong = await runCommand('backup', store, [join(folder, 'wrong'), '--metrics']);
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('usage: npm run backup')]);
    expect(existsSync(join(folder, 'wrong'))).toBe(false);
  });
});
