import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { addParties, PARTIES } from '../../../test/support/embedded-people.js';
import { loadConfig } from '../../config/load-config.js';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { write } from '../../database/statement.js';
import { DocumentStore } from '../../files/document.store.js';
import { DocumentSweepJob } from './document-sweep.job.js';

const ADD_CHECK = write(
  'test',
  "INSERT INTO person_checks (id, userId, kind, state, slot, createdAt, updatedAt) VALUES (1, ?, 'identity', 'submitted', 'open', 0, 0)",
);
const ADD_DOCUMENT = write(
  'test',
  "INSERT INTO check_documents (checkId, fileKey, contentType, sizeBytes, createdAt) VALUES (1, 'named.pdf', 'application/pdf', 1, 0)",
);

describe('the sweep of documents', () => {
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'tidyhearth-documents-'));
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('removes files that no row names, but young ones', async () => {
    const { sql, uow } = database;
    await addParties(uow);
    await uow.run(async (tx) => {
      await tx.sql.run(ADD_CHECK, [PARTIES.cleanerUserId]);
      await tx.sql.run(ADD_DOCUMENT);
    });
    const kept = join(folder, 'documents');
    await mkdir(kept);
    for (const file of ['named.pdf', 'forgotten.pdf', 'young.pdf']) await writeFile(join(kept, file), 'x');
    const old = (Date.now() - 2 * DAY_MS) / 1000;
    for (const file of ['named.pdf', 'forgotten.pdf']) await utimes(join(kept, file), old, old);
    const config = loadConfig({ DATA_DIR: folder, NODE_ENV: 'test' });
    await new DocumentSweepJob(sql, new DocumentStore(config), new JobLeasesService(uow)).sweep(Date.now());
    expect((await readdir(kept)).toSorted()).toEqual(['named.pdf', 'young.pdf']);
  });
});
