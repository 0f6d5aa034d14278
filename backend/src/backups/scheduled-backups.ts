import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseAddress } from '../config/database-url.js';
import { PRIVATE_FOLDER } from '../config/private-modes.js';
import { BackupError } from './backup-error.js';
import { keepLog, lastSetAside, removeOldLogs } from './log-copy.js';
import { sleep } from './sleep.js';
import { takeBackup, type BackupOptions } from './take-backup.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** After a failure: whatever was away may be back. */
const AGAIN_MS = 5 * 60_000;
/** How long a backup may wait that became due meanwhile. */
const LOOK_MS = 10_000;
const WHOLE = /^tidyhearth-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
const PARTIAL = /^tidyhearth-.*\.partial$/;

export interface Schedule {
  everyHours: number;
  /** Without it nothing is removed. */
  keepDays?: number;
  /** The server whose log of changes is kept beside the backups. */
  follows?: DatabaseAddress;
}

/** Backups in a folder that are whole, oldest first, with the instant each was begun; none without the folder. */
function wholeBackups(folder: string): { path: string; takenAt: number }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const [, day, hour, minute, second] = WHOLE.exec(name) ?? [];
      if (day === undefined) return [];
      return [{ path: join(folder, name), takenAt: Date.parse(`${day}T${hour}:${minute}:${second}Z`) }];
    });
}

/** @throws BackupError when the newest backup is older, or there is none */
export function refuseOlder(folder: string, hours: number, now = Date.now()): string {
  const newest = wholeBackups(folder).at(-1);
  if (newest === undefined) throw new BackupError(`There is no whole backup in ${folder}.`);
  const age = `${newest.path} is ${((now - newest.takenAt) / HOUR_MS).toFixed(1)} hours old`;
  if (now - newest.takenAt > hours * HOUR_MS) throw new BackupError(`${age}.`);
  return age;
}

/** Takes a backup whenever the newest one is old enough, until told to stop. What fails is said and tried again. */
export async function backUpForever(
  options: BackupOptions,
  { everyHours, keepDays, follows }: Schedule,
  signal: AbortSignal,
): Promise<void> {
  mkdirSync(options.folder, { recursive: true, mode: PRIVATE_FOLDER });
  const following = follows && keepLog(follows, options, signal);
  while (!signal.aborted) {
    const newest = wholeBackups(options.folder).at(-1)?.takenAt ?? -Infinity;
    // A log that begins anew leads on from none of the backups before it.
    const leadsNowhere = follows !== undefined && newest <= lastSetAside(options.folder);
    const wait = leadsNowhere ? 0 : newest + everyHours * HOUR_MS - Date.now();
    if (wait > 0) {
      await sleep(Math.min(wait, LOOK_MS), signal);
      continue;
    }
    try {
      await takeBackup({ ...options, signal });
      if (keepDays !== undefined) removeOlder(options, keepDays);
    } catch (error) {
      if (signal.aborted) break;
      options.say(
        `${new Date().toISOString()} FAILED: ${error instanceof Error ? error.message : String(error)}`,
      );
      await sleep(AGAIN_MS, signal);
    }
  }
  await following;
}

/** Never the newest whole one, however old. What a killed process left half done goes after a day. */
function removeOlder({ folder, say }: BackupOptions, keepDays: number): void {
  const before = Date.now() - keepDays * DAY_MS;
  const old = wholeBackups(folder)
    .slice(0, -1)
    .filter(({ takenAt }) => takenAt < before);
  const left = readdirSync(folder)
    .filter((name) => PARTIAL.test(name) && changedAt(join(folder, name)) < Date.now() - DAY_MS)
    .map((name) => join(folder, name));
  for (const path of [...old.map((one) => one.path), ...left]) {
    rmSync(path, { recursive: true, force: true });
    say(`Removed ${path}`);
  }
  removeOldLogs(folder, before);
}

const changedAt = (path: string): number => statSync(path).mtimeMs;
