import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@tidyhearth/domain';
import { CleanerPhotoService } from '../../src/cleaners/cleaner-photo.service.js';
import { loadConfig } from '../../src/config/load-config.js';
import { JobLeasesService } from '../../src/database/job-leases.service.js';
import { write } from '../../src/database/statement.js';
import { PhotoProcessorService } from '../../src/files/photo-processor.service.js';
import { PhotoSweepJob } from '../../src/files/photo-sweep.job.js';
import { PhotoStore } from '../../src/files/photo.store.js';
import { PhotosService } from '../../src/files/photos.service.js';
import { UserPhotoService } from '../../src/users/user-photo.service.js';
import { openTestDatabase, type TestDatabase } from '../support/embedded-database.js';
import { eventBusWith } from '../support/events.js';

const AGE_MS = 9 * DAY_MS;
const OF_USER = `${'a'.repeat(32)}.webp`;
const OF_CLEANER = `${'b'.repeat(32)}.webp`;
const FORGOTTEN = `${'c'.repeat(32)}.webp`;

const INSERT_USER = write(
  'test.insertUser',
  `INSERT INTO users (id, email, profileImageUrl, password, firstName, lastName, userType, createdAt, updatedAt)
   VALUES (?, ?, ?, '-', 'A', 'B', 'customer', 0, 0)`,
);
const INSERT_CLEANER = write(
  'test.insertCleaner',
  `INSERT INTO cleaners (userId, profileImage, bio, hourlyRatePence, location, postcode, services, serviceMask,
                         latitude, longitude, gx, gy, gz, createdAt, updatedAt)
   VALUES (?, ?, '', 0, '', 'OX1 2JD', '[]', 0, 0, 0, 0, 0, 0, 0, 0)`,
);

/** Uses the real modules that keep photos, because a wrong answer from any of them would get photos deleted. */
describe('the nightly sweep of photos', () => {
  let database: TestDatabase;
  let folder: string;
  let store: PhotoStore;

  beforeEach(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'tidyhearth-photos-'));
    store = new PhotoStore(loadConfig({ DATA_DIR: folder }));
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const putOld = async (key: string) => {
    await store.put(key, Buffer.from('webp'));
    const at = (Date.now() - AGE_MS) / 1000;
    await utimes(join(folder, 'photos', key), at, at);
  };

  it('keeps the photos that accounts and cleaner profiles show, and removes what neither names', async () => {
    for (const key of [OF_USER, OF_CLEANER, FORGOTTEN]) await putOld(key);
    await database.uow.run(async ({ sql }) => {
      await sql.run(INSERT_USER, [1, 'a@test.example', `/api/files/${OF_USER}`]);
      await sql.run(INSERT_USER, [2, 'b@test.example', null]);
      await sql.run(INSERT_CLEANER, [2, `/api/files/${OF_CLEANER}`]);
    });
    const photos = new PhotosService(new PhotoProcessorService(), store, database.uow);
    const bus = await eventBusWith(
      new UserPhotoService(photos, database.sql),
      new CleanerPhotoService(photos, database.sql),
    );
    await new PhotoSweepJob(store, bus, new JobLeasesService(database.uow)).sweep(Date.now());
    expect((await readdir(join(folder, 'photos'))).toSorted()).toEqual([OF_USER, OF_CLEANER]);
  });
});
