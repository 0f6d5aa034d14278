import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tidyhearth/domain';
import { messageOf } from '../common/message-of.js';
import type { DatabaseAddress } from '../config/database-url.js';
import { makePrivateFolder } from '../config/private-folder.js';
import { BackupError } from './backup-error.js';
import type { BackupMetrics } from './backup-metrics.js';
import { backupsIn, type Kept } from './kept-backups.js';
import { keepLog, lastSetAside, removeOldLogs } from './log-copy.js';
import { sleep } from './sleep.js';
import { takeBackup, type BackupOptions } from './take-backup.js';

/** How long to wait after a failure. What was down may be back by then. */
const AGAIN_MS = 5 * MINUTE_MS;
/** How often to check whether a backup is due. */
const LOOK_MS = 10_000;
const PARTIAL = /^tidyhearth-.*\.partial$/;

export interface Schedule {
  everyHours: number;
  /** Without it, nothing is removed. */
  keepDays?: number;
  /** The server whose log of changes is copied next to the backups. */
  follows?: DatabaseAddress;
  /** Called with the outcome of each try. */
  metrics?: BackupMetrics;
}

const notCounted = ({ path }: Kept): string => `Not counted, since its name is of the future: ${path}`;

/** @throws BackupError if the newest backup is older, or if there is none */
export function refuseOlder(folder: string, hours: number, now = Date.now()): string {
  const { whole, ofTheFuture } = backupsIn(folder, now);
  const refusal = (what: string) => new BackupError([what, ...ofTheFuture.map(notCounted)].join('\n'));
  const newest = whole.at(-1);
  if (newest === undefined) throw refusal(`There is no whole backup in ${folder}.`);
  const age = `${newest.path} is ${((now - newest.takenAt) / HOUR_MS).toFixed(1)} hours old`;
  if (now - newest.takenAt > hours * HOUR_MS) throw refusal(`${age}.`);
  return age;
}

/** Takes a backup whenever the newest one is old enough, until aborted. Failures are reported, and tried again. */
export async function backUpForever(
  options: BackupOptions,
  { everyHours, keepDays, follows, metrics }: Schedule,
  signal: AbortSignal,
): Promise<void> {
  makePrivateFolder(options.folder);
  const following = follows && keepLog(follows, options, signal);
  const failed = (error: unknown) => options.say(`${new Date().toISOString()} FAILED: ${messageOf(error)}`);
  const removeExpired = () => {
    try {
      if (keepDays !== undefined) removeOlder(options, keepDays);
    } catch (error) {
      failed(error);
    }
  };
  while (!signal.aborted) {
    const { whole, ofTheFuture } = backupsIn(options.folder, Date.now());
    const newest = whole.at(-1)?.takenAt ?? -Infinity;
    // A log that begins anew does not continue from any earlier backup.
    const leadsNowhere = follows !== undefined && newest <= lastSetAside(options.folder);
    const wait = leadsNowhere ? 0 : newest + everyHours * HOUR_MS - Date.now();
    if (wait > 0) {
      await sleep(Math.min(wait, LOOK_MS), signal);
      continue;
    }
    ofTheFuture.forEach((one) => options.say(notCounted(one)));
    // Before each try as well, because expired backups may be what fills the disk.
    removeExpired();
    try {
      await takeBackup({ ...options, signal });
      metrics?.succeeded();
      removeExpired();
    } catch (error) {
      if (signal.aborted) break;
      metrics?.failed();
      failed(error);
      await sleep(AGAIN_MS, signal);
    }
  }
  await following;
}

/**
 * Never removes the newest complete backup, however old. Incomplete ones that a killed process left are removed after a
 * day.
 */
function removeOlder({ folder, say }: BackupOptions, keepDays: number): void {
  const now = Date.now();
  const before = now - keepDays * DAY_MS;
  const old = backupsIn(folder, now)
    .whole.slice(0, -1)
    .filter(({ takenAt }) => takenAt < before);
  const left = readdirSync(folder)
    .filter((name) => PARTIAL.test(name) && changedAt(join(folder, name)) < now - DAY_MS)
    .map((name) => join(folder, name));
  for (const path of [...old.map((one) => one.path), ...left]) {
    rmSync(path, { recursive: true, force: true });
    say(`Removed ${path}`);
  }
  removeOldLogs(folder, before);
}

const changedAt = (path: string): number => statSync(path).mtimeMs;
