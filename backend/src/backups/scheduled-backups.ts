import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tidyhearth/domain';
import { messageOf } from '../common/message-of.js';
import type { DatabaseAddress } from '../config/database-url.js';
import { PRIVATE_FOLDER } from '../config/private-modes.js';
import { BackupError } from './backup-error.js';
import type { BackupMetrics } from './backup-metrics.js';
import { backupsIn, type Kept } from './kept-backups.js';
import { keepLog, lastSetAside, removeOldLogs } from './log-copy.js';
import { sleep } from './sleep.js';
import { takeBackup, type BackupOptions } from './take-backup.js';

/** After a failure: whatever was away may be back. */
const AGAIN_MS = 5 * MINUTE_MS;
/** How long a backup may wait that became due meanwhile. */
const LOOK_MS = 10_000;
const PARTIAL = /^tidyhearth-.*\.partial$/;

export interface Schedule {
  everyHours: number;
  /** Without it nothing is removed. */
  keepDays?: number;
  /** The server whose log of changes is kept beside the backups. */
  follows?: DatabaseAddress;
  /** Told how each try ended. */
  metrics?: BackupMetrics;
}

const notCounted = ({ path }: Kept): string => `Not counted, since its name is of the future: ${path}`;

/** @throws BackupError when the newest backup is older, or there is none */
export function refuseOlder(folder: string, hours: number, now = Date.now()): string {
  const { whole, ofTheFuture } = backupsIn(folder, now);
  const refusal = (what: string) => new BackupError([what, ...ofTheFuture.map(notCounted)].join('\n'));
  const newest = whole.at(-1);
  if (newest === undefined) throw refusal(`There is no whole backup in ${folder}.`);
  const age = `${newest.path} is ${((now - newest.takenAt) / HOUR_MS).toFixed(1)} hours old`;
  if (now - newest.takenAt > hours * HOUR_MS) throw refusal(`${age}.`);
  return age;
}

/** Takes a backup whenever the newest one is old enough, until told to stop. What fails is said and tried again. */
export async function backUpForever(
  options: BackupOptions,
  { everyHours, keepDays, follows, metrics }: Schedule,
  signal: AbortSignal,
): Promise<void> {
  mkdirSync(options.folder, { recursive: true, mode: PRIVATE_FOLDER });
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
    // A log that begins anew leads on from none of the backups before it.
    const leadsNowhere = follows !== undefined && newest <= lastSetAside(options.folder);
    const wait = leadsNowhere ? 0 : newest + everyHours * HOUR_MS - Date.now();
    if (wait > 0) {
      await sleep(Math.min(wait, LOOK_MS), signal);
      continue;
    }
    ofTheFuture.forEach((one) => options.say(notCounted(one)));
    // Before each try as well: what has expired may be what fills the disk.
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

/** Never the newest whole one, however old. What a killed process left half done goes after a day. */
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
