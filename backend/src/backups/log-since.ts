/** Which part of a copied log leads from a backup to a moment. */
import { readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { BackupError } from './backup-error.js';
import type { Manifest } from './backup-folder.js';
import { longestOf, serversName } from './fetched-again.js';
import { completeUntil } from './log-copy.js';
import { begunAt, lastEventAt, wholeBytesOf } from './log-file.js';
import type { LogSince } from './restore-targets.js';

const SECOND_MS = 1000;

export interface ChangesSince {
  /** The folder with the files of the server's binary log. */
  folder: string;
  /** Changes from this instant on are left out; without it, all are applied. */
  until?: Date;
}

/**
 * @returns the part of the log, and a description of what is left out
 * @throws BackupError if the log does not continue from the backup, or does not reach `until`
 */
export function logSince(
  manifest: Manifest,
  { folder, until }: ChangesSince,
): LogSince & { leftOut?: string } {
  const { log } = manifest;
  if (!log)
    throw new BackupError(
      'This backup does not say where the binary log stood: its server kept none, or did not let it be read.',
    );
  // The log has whole seconds.
  const second = until && new Date(Math.floor(until.getTime() / SECOND_MS) * SECOND_MS);
  if (second) refuseWithinBackup(manifest, second);
  const path = resolve(folder);
  const { files, ...cutOff } = wholePartOf(filesFrom(log, path), log);
  if (second) refuseBeyond(files, path, second);
  return { from: log, until: second, files, ...cutOff };
}

/** How far the copy reaches, if known. */
export const endOfLog = (files: readonly string[], folder: string): string | undefined =>
  [completeUntil(folder, wholeBytesOf), lastEventIn(files)]
    .filter((instant) => instant !== undefined)
    .toSorted()
    .at(-1);

/** A backup contains everything up to the moment when its database was read, which can be long after it was begun. */
function refuseWithinBackup({ log, takenAt }: Manifest, until: Date): void {
  const readAt = log?.at ?? takenAt;
  if (until.toISOString() <= readAt)
    throw new BackupError(
      `--until must be later than the backup, which has all changes up to ${readAt}: restore the backup before it.`,
    );
}

/** Checked now, because otherwise only the people whose changes are missing would notice. */
function refuseBeyond(files: readonly string[], folder: string, until: Date): void {
  const end = endOfLog(files, folder);
  if (end === undefined || end < until.toISOString())
    throw new BackupError(
      `The log in ${folder} goes to ${end ?? 'an unknown instant'} only, not to --until: leave --until out to make all changes again that are in it.`,
    );
}

function filesFrom(log: NonNullable<Manifest['log']>, folder: string): string[] {
  const series = log.file.slice(0, log.file.lastIndexOf('.') + 1);
  const files = [...new Set(readdirSync(folder).map(serversName))]
    .filter((name) => name.startsWith(series) && /^\d+$/.test(name.slice(series.length)) && name >= log.file)
    .toSorted();
  if (files[0] !== log.file) throw new BackupError(`${log.file} is not in ${folder}.`);
  if (log.begun !== undefined && begunAt(longestOf(join(folder, log.file))) !== log.begun)
    throw new BackupError(`${log.file} in ${folder} is of another log than the one that this backup is of.`);
  const gap = files.findIndex((name, index) => numberOf(name) !== numberOf(log.file) + index);
  if (gap >= 0) throw new BackupError(`A file is missing before ${files[gap]} in ${folder}.`);
  return files.map((name) => longestOf(join(folder, name)));
}

/** A full disk or a lost machine cuts the last file off within an event. That event is ignored. */
function wholePartOf(
  files: readonly string[],
  { position }: NonNullable<Manifest['log']>,
): Pick<LogSince, 'files' | 'bytesOfLast'> & { leftOut?: string } {
  const sizes = files.map((file) => ({ file, whole: wholeBytesOf(file), size: statSync(file).size }));
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first && first.whole < position)
    throw new BackupError(
      `${first.file} ends before the backup, so no change since is in it: leave --binlog out to restore the backup alone.`,
    );
  const torn = sizes.find(({ whole, size }) => whole < size);
  if (torn === undefined || last === undefined) return { files };
  if (torn !== last)
    throw new BackupError(
      `${torn.file} was cut off, and changes in the files after it follow on what is missing: move those away to restore up to there.`,
    );
  const leftOut = `the last ${last.size - last.whole} bytes of ${basename(last.file)}, which was cut off within a change`;
  // A file that is cut off within its header contains nothing.
  return last.whole === 0
    ? { files: files.slice(0, -1), leftOut }
    : { files, bytesOfLast: last.whole, leftOut };
}

const numberOf = (file: string) => Number(file.slice(file.lastIndexOf('.') + 1));

/** The last file may be cut off before its first event. */
function lastEventIn(files: readonly string[]): string | undefined {
  for (const file of files.toReversed()) {
    const instant = lastEventAt(file);
    if (instant !== undefined) return instant;
  }
  return undefined;
}
