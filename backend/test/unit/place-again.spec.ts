import { CleanerRelocationListener } from '../../src/cleaners/cleaner-relocation.listener.js';
import { coarseColumns } from '../../src/cleaners/cleaner-place.js';
import type { Config } from '../../src/config/config.js';
import { JobLeasesService } from '../../src/database/job-leases.service.js';
import { int, select, text, write } from '../../src/database/statement.js';
import { GeoStatusService } from '../../src/geo/geo-status.service.js';
import { LookedUpPlacesStore } from '../../src/geo/looked-up-places.store.js';
import { PlaceAgainJob } from '../../src/geo/place-again.job.js';
import { PositionsImproved } from '../../src/geo/positions-improved.question.js';
import { PostcodeGeocoderService } from '../../src/geo/postcode-geocoder.service.js';
import { PostcodesIoClient } from '../../src/geo/postcodes-io.client.js';
import { StoredPlacesService } from '../../src/geo/stored-places.service.js';
import { openTestDatabase, type TestDatabase } from '../support/embedded-database.js';
import { eventBusWith } from '../support/events.js';

const LERWICK = { latitude: 60.15323, longitude: -1.1416 };
const INSERT_USER = write(
  'test',
  "INSERT INTO users (id, email, password, firstName, lastName, createdAt, updatedAt) VALUES (?, ?, '-', 'A', 'B', 0, 0)",
);
const INSERT_CLEANER = write(
  'test',
  `INSERT INTO cleaners (id, userId, bio, hourlyRatePence, location, postcode, services, serviceMask, geoPrecision, createdAt, updatedAt)
   VALUES (?, ?, 'b', 2500, 'Lerwick', ?, '[]', 0, 'area', 0, 0)`,
);
const LIST_CLEANERS = select(
  'test',
  { id: int, geoPrecision: text, cell: int },
  'SELECT id, geoPrecision, cell FROM cleaners ORDER BY id',
);

describe('every night', () => {
  const realFetch = globalThis.fetch;
  let database: TestDatabase;
  let listener: CleanerRelocationListener;
  let job: PlaceAgainJob;
  let asked: string[];
  let answer: () => Response;

  beforeEach(async () => {
    database = await openTestDatabase();
    const { sql, uow } = database;
    const config = { postcodesIoUrl: 'http://postcodes.example' } as Config;
    const geocoder = new PostcodeGeocoderService(
      new StoredPlacesService(sql, new GeoStatusService(sql)),
      new PostcodesIoClient(config, new LookedUpPlacesStore(config, uow)),
    );
    listener = new CleanerRelocationListener(sql, uow, geocoder);
    job = new PlaceAgainJob(await eventBusWith(listener), new JobLeasesService(uow));
    await uow.run(async (tx) => {
      for (const [id, postcode] of [
        [1, 'ZE1 0AA'],
        [2, 'ZE1 0AB'],
        [3, 'ZE1 0AC'],
      ] as const) {
        await tx.sql.run(INSERT_USER, [id, `${id}@test.example`]);
        await tx.sql.run(INSERT_CLEANER, [id, id, postcode]);
      }
    });
    asked = [];
    answer = () => Response.json({ status: 200, result: LERWICK });
    globalThis.fetch = async (input) => {
      asked.push(String(input));
      return answer();
    };
  });
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await database.close();
  });

  const precisions = async () =>
    (await database.sql.all(LIST_CLEANERS)).map(({ geoPrecision }) => geoPrecision);

  it('those who were placed roughly are placed where the service says by now', async () => {
    await job.everyNight();
    const { cell } = coarseColumns(LERWICK);
    const placed = { geoPrecision: 'unit', cell };
    expect(await database.sql.all(LIST_CLEANERS)).toMatchObject([placed, placed, placed]);
    asked = [];
    await job.everyNight();
    expect(asked).toEqual([]);
  });

  it('a service that is away holds nobody up, and they are placed in the night after', async () => {
    answer = () => new Response('', { status: 502 });
    await job.everyNight();
    expect([await precisions(), asked.length < 4]).toEqual([['area', 'area', 'area'], true]);
    answer = () => Response.json({ status: 200, result: LERWICK });
    const tomorrow = Date.now() + 86_400_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
    await job.everyNight();
    clock.mockRestore();
    expect(await precisions()).toEqual(['unit', 'unit', 'unit']);
  });

  it('so many are placed at most, the latest first', async () => {
    expect(await listener.relocate(new PositionsImproved(2))).toEqual({
      what: 'cleaners',
      count: 2,
      unplaced: 0,
    });
    expect(await precisions()).toEqual(['area', 'unit', 'unit']);
    // Nothing is written if no better position is known: the service does not know the last one.
    answer = () => Response.json({ status: 404 }, { status: 404 });
    await listener.relocate(new PositionsImproved());
    expect(await listener.relocate(new PositionsImproved())).toMatchObject({ count: 0, unplaced: 0 });
  });
});
