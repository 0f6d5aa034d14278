import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const WHOLE = /^tidyhearth-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

export interface Kept {
  path: string;
  /** When the backup was begun. */
  takenAt: number;
}

/**
 * The complete backups in a folder, oldest first; empty if there is no folder. Backups from the future were named by a
 * wrong clock.
 * Their age is unknown, so they neither count as the newest nor are removed.
 */
export function backupsIn(folder: string, now: number): { whole: Kept[]; ofTheFuture: Kept[] } {
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
