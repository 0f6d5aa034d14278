import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, Registry } from 'prom-client';
import { exposeJobEnds } from '../health/metrics/job-ends.js';
import { textOf, type MetricsText } from '../health/metrics/metrics-server.js';
import { backupsIn } from './kept-backups.js';
import { keptLogUntil } from './log-copy.js';

const JOB = 'backup';
const HOUR_SECONDS = 3600;

/** Metrics of the backups in a folder, which is read only when Prometheus asks. */
export class BackupMetrics {
  private readonly registry = new Registry();
  private readonly ends = {
    lastSuccesses: new Map<string, number>(),
    lastFailures: new Map<string, number>(),
  };
  /** A complete backup never changes. */
  private measured?: { path: string; bytes: number };

  constructor(
    private readonly folder: string,
    everyHours: number,
  ) {
    this.gauge(
      'backup_interval_seconds',
      'How old the newest backup is when another is taken',
      () => everyHours * HOUR_SECONDS,
    );
    this.gauge(
      'backup_newest_timestamp_seconds',
      'When the newest whole backup was begun; 0 without one',
      () => (this.newest()?.takenAt ?? 0) / 1000,
    );
    this.gauge('backup_newest_bytes', 'Size of the newest whole backup; 0 without one', () =>
      this.newestBytes(),
    );
    this.gauge(
      'backup_log_complete_timestamp_seconds',
      'Up to when the copied log of changes has all of them; 0 when it never had, missing where none is kept',
      () => {
        const until = keptLogUntil(folder);
        return until === undefined ? undefined : until / 1000;
      },
    );
    exposeJobEnds(this.registry, this.ends);
  }

  succeeded(): void {
    this.ends.lastSuccesses.set(JOB, Date.now());
  }

  failed(): void {
    this.ends.lastFailures.set(JOB, Date.now());
  }

  read(): Promise<MetricsText> {
    return textOf(this.registry);
  }

  private newest() {
    return backupsIn(this.folder, Date.now()).whole.at(-1);
  }

  private async newestBytes(): Promise<number> {
    const newest = this.newest();
    if (newest === undefined) return 0;
    if (this.measured?.path !== newest.path)
      this.measured = { path: newest.path, bytes: await bytesIn(newest.path) };
    return this.measured.bytes;
  }

  /** Missing as long as there is nothing to report. */
  private gauge(
    name: string,
    help: string,
    read: () => number | undefined | Promise<number | undefined>,
  ): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        const value = await read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
