import type { Config } from '../config/config.js';
import { int, real, select, text, write } from '../database/statement.js';
import { GeoStatusService } from '../geo/geo-status.service.js';
import { LookedUpPlacesStore } from '../geo/looked-up-places.store.js';
import { PositionsImproved } from '../geo/positions-improved.question.js';
import { PostcodeGeocoderService } from '../geo/postcode-geocoder.service.js';
import { PostcodesIoClient } from '../geo/postcodes-io.client.js';
import { StoredPlacesService } from '../geo/stored-places.service.js';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { CleanerRelocationListener } from './cleaner-relocation.listener.js';

let database: TestDatabase;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  globalThis.fetch = realFetch;
  await database.close();
});

async function cleaner(id: number, postcode: string, deactivatedAt: number | null = null): Promise<void> {
  await database.uow.run(async ({ sql }) => {
    const user = write(
      'test',
      `INSERT INTO users (id, email, password, firstName, lastName, userType, deactivatedAt, createdAt, updatedAt)
       VALUES (?, ?, '-', 'A', 'B', 'cleaner', ?, 0, 0)`,
    );
    await sql.run(user, [id, `${id}@test.example`, deactivatedAt]);
    const profile = write(
      'test',
      `INSERT INTO cleaners (id, userId, bio, hourlyRatePence, location, postcode, services, serviceMask, responseTime,
                             latitude, longitude, gx, gy, gz, cell, fcell, createdAt, updatedAt)
       VALUES (?, ?, '', 1500, '', ?, '[]', 0, '', 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
    );
    await sql.run(profile, [id, id, postcode]);
  });
}

const cleaners = () =>
  database.sql.all(
    select(
      'test',
      { id: int, postcode: text, latitude: real, geoPrecision: text },
      'SELECT id, postcode, latitude, geoPrecision FROM cleaners ORDER BY id',
    ),
  );

function relocate(config: Partial<Config> = {}) {
  const { sql, uow } = database;
  const geocoder = new PostcodeGeocoderService(
    new StoredPlacesService(sql, new GeoStatusService(sql)),
    new PostcodesIoClient(config as Config, new LookedUpPlacesStore(config as Config, uow)),
  );
  return new CleanerRelocationListener(sql, uow, geocoder).relocate(new PositionsImproved());
}

describe('after better positions were imported, a cleaner', () => {
  it('whose postcode is not known any more keeps the place and holds up nobody', async () => {
    await cleaner(1, 'OX99 9ZZ');
    await cleaner(2, 'OX1 2JD');
    expect(await relocate()).toEqual({ what: 'cleaners', count: 1, unplaced: 1 });
    expect(await cleaners()).toMatchObject([
      { id: 1, latitude: 0 },
      { id: 2, latitude: expect.closeTo(51.75, 1), geoPrecision: 'district' },
    ]);
  });

  it('whose account is closed stays without a place', async () => {
    await cleaner(1, 'OX1', Date.now());
    expect(await relocate()).toMatchObject({ count: 0, unplaced: 0 });
    expect(await cleaners()).toMatchObject([{ latitude: 0 }]);
  });

  it('who moves meanwhile stays at the new postcode', async () => {
    await cleaner(1, 'OX1 2JD');
    globalThis.fetch = async () => {
      await database.uow.run(({ sql }) =>
        sql.run(write('test', `UPDATE cleaners SET postcode = 'M1 1AE', latitude = 53.48`)),
      );
      return Response.json({ status: 200, result: { latitude: 51.75804, longitude: -1.26199 } });
    };
    expect(await relocate({ postcodesIoUrl: 'http://postcodes.example/' })).toMatchObject({ count: 0 });
    expect(await cleaners()).toMatchObject([{ postcode: 'M1 1AE', latitude: 53.48 }]);
  });
});
