/** For Linux: disks without room. A small file system in memory stands for the disk, which only root may mount. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { runNode } from '../lib/workspace.mjs';
import { failed, has500, recovered, told } from './fault-figures.mjs';
import { call } from './load.mjs';

const MB = 1024 * 1024;
const FULL_MS = 30_000;
const NO_ROOM = /cannot be written|no room|can't be copied/;

/** The file system of a folder, empty at first and of a size. */
class SmallDisk {
  /**
   * @param {string} folder
   * @param {number} size bytes
   */
  constructor(folder, size) {
    this.folder = folder;
    this.filler = join(folder, 'filler');
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'pipe' });
  }

  fill() {
    const { bavail, bsize } = statfsSync(this.folder);
    const blocks = Buffer.alloc(bavail * bsize);
    try {
      writeFileSync(this.filler, blocks);
    } catch (error) {
      // Others took the last blocks meanwhile: it is full.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }

  free() {
    rmSync(this.filler, { force: true });
  }

  remove() {
    execFileSync('umount', ['--lazy', this.folder], { stdio: 'pipe' });
  }
}

function lacks() {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-disk-'));
  try {
    new SmallDisk(folder, MB).remove();
    return undefined;
  } catch {
    return 'full disks: the right to mount a file system (root)';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} url
 * @param {import('./load.mjs').Person} person
 */
async function upload(url, { token, user }) {
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#335577' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
  const answer = await fetch(`${url}/api/users/${user.id}/upload-image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** @type {import('./run-faults.mjs').Fault[]} */
export const DISK_FAULTS = [
  {
    on: 'one',
    inSample: false,
    lacks,
    promise: 'photos are refused with 503 while their disk is full, and nothing else suffers',
    tried: () => 'the file system of the photos without a free byte; a photo before, during and after',
    run: async (scene) => {
      const { topology, load } = scene;
      const [person] = load.customers;
      if (person === undefined) throw new Error('The load has no customers.');
      const photos = join(topology.dataDir, 'photos');
      mkdirSync(photos, { recursive: true });
      const disk = new SmallDisk(photos, 4 * MB);
      try {
        const statuses = [await upload(topology.url, person)];
        disk.fill();
        statuses.push(await upload(topology.url, person), await upload(topology.url, person));
        disk.free();
        statuses.push(await upload(topology.url, person));
        await recovered(scene);
        const figures = load.figures();
        return {
          figure: `${told(figures)}; photos answered ${statuses.join(', ')}`,
          holds: failed(figures) === 0 && statuses.join() === '200,503,503,200',
        };
      } finally {
        disk.remove();
      }
    },
  },
  {
    on: 'one',
    inSample: false,
    lacks,
    promise:
      'a database whose disk is full refuses writes with 503, answers reads, and works again once there is room',
    tried: () => `the file system of the database without a free byte for ${FULL_MS / 1000} s`,
    run: async (scene) => {
      const { topology, load } = scene;
      const { database } = topology;
      if (database === undefined) throw new Error('This topology has no server of its own.');
      const data = join(database.folder, 'database');
      const folder = join(database.folder, 'small-disk');
      mkdirSync(folder);
      await load.stop();
      await database.stop();
      const disk = new SmallDisk(folder, 1024 * MB);
      try {
        cpSync(data, folder, { recursive: true });
        const start = async () => {
          database.start([`--datadir=${folder}`]);
          await database.ready();
        };
        await start();
        load.start();
        await recovered(scene);
        load.figures();
        disk.fill();
        await pause(FULL_MS / 2);
        const read = await call(topology.url, 'GET', '/api/cleaners?postcode=OX1');
        await pause(FULL_MS / 2);
        const during = load.figures();
        disk.free();
        if (!database.isRunning) await start();
        await recovered(scene);
        const after = load.figures();
        return {
          figure: `${told(during)}; a search answered ${read.status}; with room again ${told(after)}`,
          holds: !has500(during) && !has500(after) && read.status === 200 && failed(during) > 0,
        };
      } finally {
        await load.stop();
        await database.stop();
        rmSync(data, { recursive: true });
        cpSync(folder, data, { recursive: true });
        disk.remove();
        database.start();
        await database.ready();
      }
    },
  },
  {
    on: 'one',
    inSample: false,
    lacks,
    promise: 'check-config and a backup name the disk that is full, and leave nothing on it',
    tried: () => 'both commands, with the file system of DATA_DIR or that of the backups without a free byte',
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-disk-'));
      const [data, backups, others] = [join(folder, 'data'), join(folder, 'backups'), join(folder, 'others')];
      for (const one of [data, backups, others]) mkdirSync(one);
      const [dataDisk, backupDisk] = [new SmallDisk(data, 16 * MB), new SmallDisk(backups, MB)];
      /**
       * @param {string} disk
       * @param {string[]} args
       */
      const namesIt = async (disk, ...args) => {
        const { code, output } = await runNode(args, { env: { PATH: process.env.PATH, DATA_DIR: data } });
        return code === 1 && output.split('\n').some((line) => NO_ROOM.test(line) && line.includes(disk));
      };
      try {
        await runNode(['scripts/migrate.mjs'], { env: { PATH: process.env.PATH, DATA_DIR: data } });
        backupDisk.fill();
        const named = [await namesIt(backups, 'scripts/backup.mjs', backups)];
        dataDisk.fill();
        named.push(
          await namesIt(data, 'scripts/backup.mjs', others),
          await namesIt(data, 'scripts/check-config.mjs'),
        );
        const left = [backups, others, data].flatMap((one) => readdirSync(one, 'utf8'));
        const isClean = !left.some((name) => /partial|check/.test(name));
        return {
          figure: `a backup to it, one of it and check-config named it: ${named.join(', ')}`,
          holds: isClean && !named.includes(false),
        };
      } finally {
        for (const disk of [dataDisk, backupDisk]) disk.remove();
        rmSync(folder, { recursive: true });
      }
    },
  },
];
