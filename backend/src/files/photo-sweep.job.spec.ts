import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { eventBusWith } from '../../test/support/events.js';
import { together } from '../../test/support/together.js';
import { loadConfig } from '../config/load-config.js';
import { JobLeasesService } from '../database/job-leases.service.js';
import { OnEvent } from '../events/on-event.js';
import type { Sql } from '../database/sql.js';
import { PhotosInUse } from './photos-in-use.question.js';
import { PhotoStore } from './photo.store.js';
import { PhotoSweepJob } from './photo-sweep.job.js';
import { select, text, write } from '../database/statement.js';

const DAY_S = 24 * 60 * 60;
const newKey = () => `${randomBytes(16).toString('hex')}.webp`;

class KeptByUsers {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PhotosInUse, { phase: 'answer', order: 1 })
  async find({ addresses }: PhotosInUse): Promise<string[]> {
    const rows = await this.sql.all(
      select(
        'test',
        { address: text },
        `SELECT profileImageUrl AS address FROM users WHERE profileImageUrl IS NOT NULL`,
      ),
    );
    return rows.map(({ address }) => address).filter((address) => addresses.includes(address));
  }
}

class KeepsNone {
  @OnEvent(PhotosInUse, { phase: 'answer', order: 2 })
  find({ addresses }: PhotosInUse): string[] {
    if (addresses.length === 0) throw new Error('asked about nothing');
    return [];
  }
}

describe('the nightly look for photos that no row names', () => {
  let database: TestDatabase;
  let folder: string;
  let store: PhotoStore;
  let sweep: PhotoSweepJob;

  beforeEach(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'tidyhearth-photos-'));
    store = new PhotoStore(loadConfig({ DATA_DIR: folder }));
    const bus = await eventBusWith(new KeptByUsers(database.sql), new KeepsNone());
    sweep = new PhotoSweepJob(store, bus, new JobLeasesService(database.uow));
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const put = async (key: string, ageDays: number) => {
    await store.put(key, Buffer.from('webp'));
    const at = Date.now() / 1000 - ageDays * DAY_S;
    await utimes(join(folder, 'photos', key), at, at);
    return key;
  };
  const nameIt = (key: string) =>
    database.uow.run((tx) =>
      tx.sql.run(
        write(
          'test',
          `INSERT INTO users (email, password, firstName, lastName, userType, profileImageUrl, createdAt, updatedAt)
         VALUES (?, '-', 'A', 'B', 'customer', ?, 0, 0)`,
        ),
        [`${key}@test.example`, `/api/files/${key}`],
      ),
    );
  const left = async () => new Set(await readdir(join(folder, 'photos')));

  it('removes old ones without a row, and nothing else', async () => {
    const [named, , young] = [await put(newKey(), 9), await put(newKey(), 9), await put(newKey(), 0.9)];
    await nameIt(named);
    await writeFile(join(folder, 'photos', 'README.txt'), 'not ours');
    await sweep.everyNight();
    expect(await left()).toEqual(new Set([named, young, 'README.txt']));
  });

  it('asks nobody about files that are no photos', async () => {
    await mkdir(join(folder, 'photos'));
    await writeFile(join(folder, 'photos', 'README.txt'), 'not ours');
    await expect(sweep.sweep(Date.now())).resolves.toBeUndefined();
  });

  it('looks at all of them, however many there are', async () => {
    const keys = await together(1201, () => put(newKey(), 9));
    for (const key of keys.slice(0, 3)) await nameIt(key);
    await sweep.everyNight();
    expect(await left()).toEqual(new Set(keys.slice(0, 3)));
  });

  it('leaves uploads under way alone, whose row comes after their file', async () => {
    const uploads = await together(20, () => put(newKey(), 0));
    await sweep.everyNight();
    const named = together(uploads.length, (index) => nameIt(uploads[index] ?? ''));
    for (let round = 0; round < 5; round += 1) await sweep.everyNight();
    await named;
    await sweep.everyNight();
    expect(await left()).toEqual(new Set(uploads));
  });

  it('has nothing to do where there is none yet, and touches nothing when it does not know the rows', async () => {
    await sweep.everyNight();
    await put(newKey(), 9);
    const unaware = new PhotoSweepJob(store, await eventBusWith(), new JobLeasesService(database.uow));
    await expect(unaware.sweep(Date.now())).rejects.toThrow('nobody is known');
    expect((await left()).size).toBe(1);
  });
});
