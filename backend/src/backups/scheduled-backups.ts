import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../common/message-of.js';
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

interface Kept {
  path: string;
  /** When it was begun. */
  takenAt: number;
}

/**
 * Backups in a folder that are whole, oldest first; none without the folder. Those of the future were named by a clock that was
 * wrong: how old they are nobody knows, so they neither count as the newest nor are they removed.
 */
function backupsIn(folder: string, now: number): { whole: Kept[]; ofTheFuture: Kept[] } {
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const found = names.flatMap((name) => {
    const [, day, hour, minute, second] = WHOLE.exec(name) ?? [];
    if (day === undefined) return [];
    return [{ path: join(folder, name), takenAt: Date.parse(`${day}T${hour}:${minute}:${second}Z`) }];
  });
  return {
    whole: found.filter(({ takenAt }) => takenAt <= now),
    ofTheFuture: found.filter(({ takenAt }) => takenAt > now),
  };
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
  { everyHours, keepDays, follows }: Schedule,
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
      removeExpired();
    } catch (error) {
      if (signal.aborted) break;
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
