/** `backup <folder>`: copies database, photos and documents to a new folder there, once or repeatedly. */
import { createRequire } from 'node:module';
import { BackupError } from '../src/backups/backup-error.js';
import { BackupMetrics } from '../src/backups/backup-metrics.js';
import { refuseIncompleteLog } from '../src/backups/log-copy.js';
import { backUpForever, refuseOlder } from '../src/backups/scheduled-backups.js';
import { takeBackup } from '../src/backups/take-backup.js';
import type { Config } from '../src/config/config.js';
import { parseDatabaseUrl } from '../src/config/database-url.js';
import { ConfigError } from '../src/config/load-config.js';
import { MetricsServer } from '../src/health/metrics/metrics-server.js';
import { unkeyedConfig, endWith, readArguments } from './command-line.js';

const USAGE = `npm run backup -- <folder> [--every <hours> [--keep <days>] [--binlog] [--metrics]] | --newest-within <hours>
  --every          goes on, and takes one whenever the newest is so old
  --keep           removes those that are older, but never the newest
  --binlog         keeps the log of changes of a MariaDB server in <folder>/binlog, as it comes
  --metrics        serves /metrics on METRICS_PORT, where that is set
  --newest-within  takes none: fails when the newest is older, or the kept log misses the last five minutes`;

try {
  const options = readArguments(USAGE, {
    flags: ['binlog', 'metrics'],
    values: ['every', 'keep', 'newest-within'],
  });
  const [everyHours, keepDays] = [options.number('every'), options.number('keep')];
  const newestWithin = options.number('newest-within');
  if (newestWithin !== undefined) {
    console.log(refuseOlder(options.path, newestWithin));
    refuseIncompleteLog(options.path);
  } else {
    const [keepsLog, isMeasured] = [options.has('binlog'), options.has('metrics')];
    await backUp(options.path, { everyHours, keepDays, keepsLog, isMeasured });
  }
} catch (error) {
  endWith(error);
}

interface Wanted {
  everyHours?: number;
  keepDays?: number;
  keepsLog: boolean;
  isMeasured: boolean;
}

async function backUp(folder: string, { everyHours, keepDays, keepsLog, isMeasured }: Wanted): Promise<void> {
  const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
  const config = unkeyedConfig();
  const stopping = new AbortController();
  const say = (line: string) => console.log(line);
  const backup = { config, folder, version, key: process.env.BACKUP_KEY || undefined, say };
  // A terminal signals this process and its parent, which passes the signal on. The second signal must not end this
  // process before it has cleaned up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  if (everyHours === undefined) {
    if (keepDays !== undefined || keepsLog || isMeasured) throw new BackupError(`usage: ${USAGE}`);
    await takeBackup({ ...backup, signal: stopping.signal });
    return;
  }
  if (keepsLog && !config.databaseUrl) throw new BackupError('A database file has no log of changes.');
  const follows = keepsLog && config.databaseUrl ? parseDatabaseUrl(config.databaseUrl) : undefined;
  const metrics = new BackupMetrics(folder, everyHours);
  const server = isMeasured ? await serve(metrics, config, say) : undefined;
  await backUpForever(backup, { everyHours, keepDays, follows, metrics }, stopping.signal);
  server?.close();
}

/** Serves metrics only on request, because an application with the same settings would use the same port. */
async function serve(
  metrics: BackupMetrics,
  { metrics: address }: Config,
  say: (line: string) => void,
): Promise<MetricsServer | undefined> {
  if (address === undefined) return undefined;
  const server = new MetricsServer(() => metrics.read(), say);
  try {
    await server.listen(address);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new ConfigError(`METRICS_PORT: ${address.port} is taken`);
    throw error;
  }
  return server;
}
