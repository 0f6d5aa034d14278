/** The copy of a server's log of changes, next to the backups. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '@tidyhearth/domain';
import { messageOf } from '../common/message-of.js';
import type { DatabaseAddress } from '../config/database-url.js';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../config/private-modes.js';
import { BackupError } from './backup-error.js';
import { followLog, logBegunAt } from './client-programs.js';
import { dropBefore, keepBefore, keepLongest, longestOf, sizeOf } from './fetched-again.js';
import { begunAt } from './log-file.js';
import { binaryLogs, isAnswer, keepsBinaryLog } from './server-connection.js';
import { sleep } from './sleep.js';

/** The copy's folder, in the folder of the backups. */
const LOG_FOLDER = 'binlog';
/** The name of a copy that the server's log does not continue, with the instant at which that was noticed. */
const SET_ASIDE = /^binlog-until-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;
/** A file in the copy: up to which instant the copy has everything that the server had logged. */
const COMPLETE_UNTIL = 'complete-until';
const FOLLOW_AGAIN_MS = 5_000;
const LOOK_MS = 5_000;
const ARRIVAL_MS = 500;
const MAX_SILENCE_MS = MINUTE_MS;
/** How much may be lost with a machine: docs/assurance.md, Recovery. */
const MAX_GAP_MS = 5 * MINUTE_MS;

interface Copying {
  /** The folder of the backups. */
  folder: string;
  say: (line: string) => void;
  /** How long nothing may arrive although something is expected. */
  silenceMs?: number;
}

/** Copies the log as it is written, until aborted. Failures are reported, and tried again. */
export async function keepLog(
  server: DatabaseAddress,
  { folder, say, silenceMs = MAX_SILENCE_MS }: Copying,
  signal: AbortSignal,
): Promise<void> {
  const logs = join(folder, LOG_FOLDER);
  while (!signal.aborted) {
    try {
      mkdirSync(logs, { recursive: true, mode: PRIVATE_FOLDER });
      if (!(await keepsBinaryLog(server))) throw new BackupError('The server keeps no binary log (log_bin).');
      const first = await fileToGoOnFrom(server, { folder, say }, signal);
      say(`${now()} The server's log is kept in ${logs}, from ${first} on.`);
      const ending = new AbortController();
      const goingOn = AbortSignal.any([signal, ending.signal]);
      const noting = noteArrivals(server, logs, silenceMs, goingOn).finally(() => ending.abort());
      try {
        await followLog(server, { folder: logs, first, signal: goingOn });
      } finally {
        ending.abort();
        await noting;
      }
      if (await noting)
        throw new BackupError(
          `For ${silenceMs / 1000} seconds the server has sent nothing of what it logged, or not said what that is. It is asked anew.`,
        );
    } catch (error) {
      say(`${now()} LOG: ${messageOf(error)}`);
    }
    await sleep(FOLLOW_AGAIN_MS, signal);
  }
}

/**
 * The server may be a different one, may have begun its log anew, or may have removed what was not copied yet. Then the
 * copy is set aside; otherwise files with the same names would overwrite it and mix two histories.
 */
async function fileToGoOnFrom(
  server: DatabaseAddress,
  { folder, say }: Copying,
  signal: AbortSignal,
): Promise<string> {
  const logs = join(folder, LOG_FOLDER);
  const files = await binaryLogs(server);
  const [oldest] = files;
  if (!oldest) throw new BackupError('The server has no file of its binary log.');
  keepLongest(logs);
  const copied = logsIn(logs);
  // The last file may be cut off, so it is fetched again.
  const last = copied.findLast((name) => begunAt(join(logs, name)) !== undefined);
  const same = files.find(({ name }) => name === last);
  if (
    same &&
    same.size >= sizeOf(join(logs, same.name)) &&
    (await logBegunAt(server, same.name, signal)) === begunAt(join(logs, same.name))
  ) {
    keepBefore(join(logs, same.name));
    return same.name;
  }
  if (copied.length > 0) {
    const aside = join(folder, `binlog-until-${now().slice(0, 19).replaceAll(':', '-')}Z`);
    renameSync(logs, aside);
    mkdirSync(logs, { mode: PRIVATE_FOLDER });
    say(
      `${now()} The server's log does not go on where the copied one ends: that was set aside as ${aside}, and goes with the backups before it.`,
    );
  }
  return oldest.name;
}

/**
 * Notes regularly that the copy has what the server had logged a moment before.
 * @returns whether it ended because the server's new changes or answers no longer arrive: a connection whose other end
 * is gone
 *   reports nothing
 */
async function noteArrivals(
  server: DatabaseAddress,
  logs: string,
  silenceMs: number,
  signal: AbortSignal,
): Promise<boolean> {
  let [copied, heardAt] = [bytesIn(logs), performance.now()];
  const hear = () => (heardAt = performance.now());
  const isSilent = () => performance.now() - heardAt > silenceMs;
  const hasArrived = async ({ name, size }: { name: string; size: number }) => {
    while (sizeOf(join(logs, name)) < size) {
      await sleep(ARRIVAL_MS, signal);
      const copiedNow = bytesIn(logs);
      if (copiedNow !== copied) hear();
      copied = copiedNow;
      if (signal.aborted || isSilent()) return false;
    }
    return true;
  };
  while (!signal.aborted) {
    const askedAt = now();
    try {
      const newest = (await binaryLogs(server)).at(-1);
      if (newest && (await hasArrived(newest)) && !signal.aborted) {
        hear();
        dropBefore(logs);
        noteComplete(logs, askedAt, newest);
      }
    } catch (error) {
      // A refused question does not mean that nothing is sent. The note is simply not renewed.
      if (isAnswer(error)) hear();
    }
    if (isSilent()) return !signal.aborted;
    await sleep(LOOK_MS, signal);
  }
  return false;
}

const bytesIn = (logs: string): number =>
  logsIn(logs).reduce((bytes, name) => bytes + sizeOf(join(logs, name)), 0);

/** Replaces the file atomically, because somebody may be reading it. */
function noteComplete(logs: string, instant: string, { name, size }: { name: string; size: number }): void {
  const file = join(logs, COMPLETE_UNTIL);
  writeFileSync(`${file}.new`, `${instant} ${name} ${size}\n`, { mode: PRIVATE_FILE });
  renameSync(`${file}.new`, file);
}

/**
 * Up to which instant a copy has everything that its server had logged, according to the note of the process that copied it.
 * Undefined without a note, or if the file that was the newest then has become shorter since.
 * @param bytesOf how many bytes of a file count
 */
export function completeUntil(logs: string, bytesOf = sizeOf): string | undefined {
  const file = join(logs, COMPLETE_UNTIL);
  if (!existsSync(file)) return undefined;
  const [instant, newest, size] = readFileSync(file, 'utf8').trim().split(' ');
  // A note of the previous release has only the instant.
  if (newest !== undefined && bytesOf(longestOf(join(logs, newest))) < Number(size)) return undefined;
  return instant;
}

/** Up to which instant the log in a folder of backups is copied: 0 if it never was, undefined if no log is kept. */
export function keptLogUntil(folder: string): number | undefined {
  const logs = join(folder, LOG_FOLDER);
  return existsSync(logs) ? Date.parse(completeUntil(logs) ?? '') || 0 : undefined;
}

/** @throws BackupError if a log is kept in the folder and lacks the newest changes */
export function refuseIncompleteLog(folder: string, at = Date.now()): void {
  const logs = join(folder, LOG_FOLDER);
  if (!existsSync(logs)) return;
  const until = completeUntil(logs);
  if (until === undefined)
    throw new BackupError(`The server's log is not followed: ${logs} was never complete.`);
  // A note from the future was written with a wrong clock.
  if (!(Math.abs(at - Date.parse(until)) <= MAX_GAP_MS))
    throw new BackupError(`The server's log is not followed: ${logs} was last complete at ${until}.`);
}

/** When a copy was last set aside; -Infinity if never. A copy from the future was named with a wrong clock. */
export const lastSetAside = (folder: string, at = Date.now()): number =>
  Math.max(
    -Infinity,
    ...readdirSync(folder)
      .flatMap((name) => {
        const [, day, hour, minute, second] = SET_ASIDE.exec(name) ?? [];
        return day === undefined ? [] : [Date.parse(`${day}T${hour}:${minute}:${second}Z`)];
      })
      .filter((instant) => instant <= at),
  );

/** Files that were last written before an instant, but never the newest one of the current server. */
export function removeOldLogs(folder: string, before: number): void {
  const remove = (path: string, names: readonly string[]) => {
    for (const file of names.map((name) => join(path, name)))
      if (statSync(file).mtimeMs < before) rmSync(file);
  };
  const current = join(folder, LOG_FOLDER);
  remove(current, logsIn(current).slice(0, -1));
  for (const aside of readdirSync(folder).filter((name) => SET_ASIDE.test(name))) {
    const path = join(folder, aside);
    remove(path, logsIn(path));
    if (logsIn(path).length === 0) rmSync(path, { recursive: true });
  }
}

function logsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.\d{6,}$/.test(name))
    .toSorted();
}

const now = () => new Date().toISOString();
