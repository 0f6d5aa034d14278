import type { Config } from '../../config/config.js';
import { int, real, select, write } from '../../database/statement.js';
import { GeoStatusService } from '../../geo/geo-status.service.js';
import { LookedUpPlacesStore } from '../../geo/looked-up-places.store.js';
import { PositionsImproved } from '../../geo/positions-improved.question.js';
import { PostcodeGeocoderService } from '../../geo/postcode-geocoder.service.js';
import { PostcodesIoClient } from '../../geo/postcodes-io.client.js';
import { StoredPlacesService } from '../../geo/stored-places.service.js';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { PostingPlaceService } from '../posting-place.service.js';
import { PostingRelocationListener } from './posting-relocation.listener.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
  await database.uow.run(({ sql }) =>
    sql.run(
      write(
        'test',
        `INSERT INTO users (id, email, password, firstName, lastName, userType, createdAt, updatedAt)
         VALUES (1, 'a@test.example', '-', 'A', 'B', 'customer', 0, 0)`,
      ),
    ),
  );
});
afterEach(() => database.close());

const post = (id: number, postcode: string, latitude: number, status = 'open') =>
  database.uow.run(({ sql }) =>
    sql.run(
      write(
        'test',
        `INSERT INTO postings (id, customerId, serviceType, postingDate, startsAt, durationMinutes, address, street, city,
                               postcode, latitude, maxBudgetPence, status, createdAt, updatedAt)
         VALUES (?, 1, 'standard', '2026-01-01', 0, 120, '', '', '', ?, ?, 5000, ?, 0, 0)`,
      ),
      [id, postcode, latitude, status],
    ),
  );

async function relocate() {
  const { sql, uow } = database;
  const config = {} as Config;
  const geocoder = new PostcodeGeocoderService(
    new StoredPlacesService(sql, new GeoStatusService(sql)),
    new PostcodesIoClient(config, new LookedUpPlacesStore(config, uow)),
  );
  return new PostingRelocationListener(sql, uow, new PostingPlaceService(geocoder)).relocate(
    new PositionsImproved(),
  );
}

it('after better positions were imported, open jobs are placed again, but none whose place is erased', async () => {
  await post(1, 'OX99 9ZZ', 50);
  await post(2, 'OX1 2JD', 50);
  await post(3, 'OX1', 0);
  await post(4, 'OX1 2JD', 50, 'cancelled');
  expect(await relocate()).toEqual({ what: 'open jobs', count: 1, unplaced: 1 });
  const places = select(
    'test',
    { id: int, latitude: real, cell: int },
    'SELECT id, latitude, cell FROM postings ORDER BY id',
  );
  expect(await database.sql.all(places)).toEqual([
    { id: 1, latitude: 50, cell: 0 },
    { id: 2, latitude: 51.75, cell: expect.any(Number) },
    { id: 3, latitude: 0, cell: 0 },
    { id: 4, latitude: 50, cell: 0 },
  ]);
  expect(await relocate()).toMatchObject({ count: 0 });
});
