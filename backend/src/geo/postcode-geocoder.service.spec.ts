import type { Place } from '@tidyhearth/domain';
import type { AppError } from '../common/app-error.js';
import type { Config } from '../config/config.js';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { LookedUpPlacesStore } from './looked-up-places.store.js';
import { replaceGroups } from './geo-rows.js';
import { GeoStatusService } from './geo-status.service.js';
import { PostcodeGeocoderService } from './postcode-geocoder.service.js';
import { PostcodesIoClient } from './postcodes-io.client.js';
import { STARTER_AREAS, STARTER_OUTCODES } from './starter/starter-table.js';
import { StoredPlacesService } from './stored-places.service.js';
import { write } from '../database/statement.js';

let database: TestDatabase;
let answers: LookedUpPlacesStore;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function geocoderWith(config: Partial<Config> = {}): PostcodeGeocoderService {
  const { sql, uow } = database;
  answers = new LookedUpPlacesStore(config as Config, uow);
  return new PostcodeGeocoderService(
    new StoredPlacesService(sql, new GeoStatusService(sql)),
    new PostcodesIoClient(config as Config, answers),
  );
}

async function refusal(typed: unknown): Promise<AppError> {
  try {
    await geocoderWith().resolve(typed);
  } catch (error) {
    return error as AppError;
  }
  throw new Error('resolved');
}

describe('with the starter table only', () => {
  it.each([
    ['OX1 2JD', 'OX1 2JD', 'district'],
    ['ox12jd', 'OX1 2JD', 'district'],
    ['OX1  2JD', 'OX1 2JD', 'district'],
    ['OX1', 'OX1', 'district'],
    ['OX1 2', 'OX1 2', 'district'],
    ['W1', 'W1', 'district'],
    ['W1Z 1AA', 'W1Z 1AA', 'district'],
    ['SW1Z', 'SW1Z', 'district'],
    ['OX1O 0AA', 'OX10 0AA', 'district'],
    ['W1O 5AA', 'W10 5AA', 'district'],
    ['ZE1 0AA', 'ZE1 0AA', 'area'],
  ])('resolves %j to %s, known by %s', async (typed, postcode, precision) => {
    const found = await geocoderWith().resolve(typed);
    expect(found).toMatchObject({ postcode, precision });
    expect(found.latitude).toBeGreaterThan(49);
  });

  it('names the outward code and the area', async () => {
    expect(await geocoderWith().resolve('ox12jd')).toMatchObject({ outcode: 'OX1', area: 'OX' });
  });
});

describe('what cannot be resolved', () => {
  it.each(['hello', '', "OX1'; DROP TABLE cleaners; --", 'x'.repeat(2048), undefined, 7])(
    'is 400 when it is no postcode: %.20j',
    async (typed) => {
      expect(await refusal(typed)).toMatchObject({ status: 400, code: 'POSTCODE_INVALID' });
    },
  );

  it.each([
    ['OX1 2JDD', 400, "That doesn't look like a UK postcode. Did you mean OX1 2JD?"],
    ['0X1', 400, "That doesn't look like a UK postcode. Did you mean OX1?"],
    ['OXI 2JD', 400, "That doesn't look like a UK postcode. Did you mean OX1 2JD?"],
    ['OX1 2J', 400, "That doesn't look like a UK postcode. Did you mean OX1 2?"],
    ['OX1Z 0AA', 404, "We don't know the postcode OX1Z 0AA. Did you mean OX12 0AA?"],
    ['SE1Z', 404, "We don't know the postcode SE1Z. Did you mean SE12?"],
    ['XO1 2JD', 404, "We don't know the postcode XO1 2JD. Did you mean OX1 2JD?"],
  ])('comes with a proposal where the slip is plain: %s', async (typed, status, message) => {
    expect(await refusal(typed)).toMatchObject({ status, message });
  });

  it.each(['OX1A 0AA', 'M2X 1AA', 'E1A 1AA', 'NW1A'])(
    'is 404 where an outward code has a letter that it has not: %s',
    async (typed) => {
      expect(await refusal(typed)).toMatchObject({ status: 404, code: 'POSTCODE_NOT_FOUND' });
    },
  );

  it('is 404 where no such area exists', async () => {
    expect(await refusal('ZZ99 9ZZ')).toMatchObject({ status: 404, code: 'POSTCODE_NOT_FOUND' });
  });

  it.each(['hello', '0X1', 'ZZ99 9ZZ', 'XO1 2JD', 'JE2'])(
    'names the field, as a failed validation does, for a form to show it there: %s',
    async (typed) => {
      const refused = await refusal(typed);
      expect(refused.given.details).toEqual([{ path: 'postcode', msg: refused.message }]);
    },
  );

  it.each([
    ['BT1 1AA', 'BT1 1AA is in Northern Ireland, which we do not cover yet.'],
    ['JE2', 'JE2 is in Jersey, which we do not cover yet.'],
    ['GY1 1AA', 'GY1 1AA is in Guernsey, which we do not cover yet.'],
    ['IM1 1AA', 'IM1 1AA is in the Isle of Man, which we do not cover yet.'],
  ])('says what %s is', async (typed, message) => {
    expect(await refusal(typed)).toMatchObject({ status: 404, code: 'POSTCODE_NOT_COVERED', message });
  });
});

describe('with a postcodes.io service', () => {
  const config = { postcodesIoUrl: 'http://postcodes.example/' };
  let asked: string[];
  let limits: unknown[];
  let answer: () => Response;
  const realFetch = globalThis.fetch;

  beforeEach(() => {
    asked = [];
    limits = [];
    answer = () => Response.json({ status: 200, result: { latitude: 60.15323, longitude: -1.1416 } });
    globalThis.fetch = async (input, init) => {
      asked.push(String(input));
      limits.push(init?.signal);
      return answer();
    };
  });
  afterEach(async () => {
    globalThis.fetch = realFetch;
    await database.uow.run(async ({ sql }) => {
      await sql.run(write('test', 'DELETE FROM postcodes'));
      await sql.run(write('test', 'DELETE FROM postcode_groups'));
    });
  });

  it('asks once, answers exactly, and knows it from then on without asking', async () => {
    const geocoder = geocoderWith(config);
    expect(await geocoder.resolve('ZE1 0AA')).toMatchObject({ precision: 'unit', latitude: 60.15323 });
    expect(await geocoder.resolve('ze10aa')).toMatchObject({ precision: 'unit' });
    expect(asked).toEqual(['http://postcodes.example/postcodes/ZE1%200AA']);
    // A service that hangs must not hold up a search for long.
    expect(limits).toEqual([expect.any(AbortSignal)]);
    await answers.flush();
    expect(await geocoderWith().resolve('ZE1 0AA')).toMatchObject({ precision: 'unit', latitude: 60.15323 });
  });

  it('asks for outward codes that only the area is known of', async () => {
    const geocoder = geocoderWith(config);
    expect(await geocoder.resolve('ZE1')).toMatchObject({ precision: 'district', latitude: 60.15323 });
    await geocoder.resolve('OX1');
    expect(asked).toEqual(['http://postcodes.example/outcodes/ZE1']);
    await answers.flush();
    expect(await geocoderWith().resolve('ZE1')).toMatchObject({ precision: 'district', latitude: 60.15323 });
  });

  it('falls back to what we know when the service does not, or is away', async () => {
    answer = () => Response.json({ status: 404, error: 'Postcode not found' }, { status: 404 });
    expect(await geocoderWith(config).resolve('ZE1 0AB')).toMatchObject({ precision: 'area' });
    answer = () => Response.json({ result: { latitude: null, longitude: null } });
    expect(await geocoderWith(config).resolve('ZE1 0AC')).toMatchObject({ precision: 'area' });
    answer = () => Response.json({ result: { latitude: 0, longitude: 0 } });
    expect(await geocoderWith(config).resolve('ZE1 0AF')).toMatchObject({ precision: 'area' });
  });

  it('stops asking for a while after a failure', async () => {
    answer = () => new Response('<html>busy</html>', { status: 502 });
    const geocoder = geocoderWith(config);
    expect(await geocoder.resolve('ZE1 0AD')).toMatchObject({ precision: 'area' });
    expect(await geocoder.resolve('ZE1 0AE')).toMatchObject({ precision: 'area' });
    expect(asked).toHaveLength(1);
  });

  it('is asked again once the pause after a failure is over, about what was placed roughly meanwhile too', async () => {
    const answers = answer;
    answer = () => new Response('<html>busy</html>', { status: 502 });
    const geocoder = geocoderWith(config);
    const postcodes = ['ZE1 0AD', 'ZE1 0AE'];
    for (const postcode of postcodes)
      expect(await geocoder.resolve(postcode)).toMatchObject({ precision: 'area' });
    answer = answers;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 29_000);
    expect(await geocoder.resolve('ZE1 0AD')).toMatchObject({ precision: 'area' });
    clock.mockReturnValue(Date.now() + 2_000);
    for (const postcode of postcodes)
      expect(await geocoder.resolve(postcode)).toMatchObject({ precision: 'unit' });
    clock.mockRestore();
  });

  it('is asked once about what it does not know', async () => {
    answer = () => Response.json({ status: 404, error: 'Postcode not found' }, { status: 404 });
    const geocoder = geocoderWith(config);
    for (let times = 0; times < 2; times += 1) await geocoder.resolve('ZE1 0AB');
    expect(asked).toHaveLength(1);
  });

  it('does not ask about sectors, about Northern Ireland, nor about what is no postcode', async () => {
    expect(await geocoderWith(config).resolve('ZE1 0')).toMatchObject({ precision: 'area' });
    await expect(geocoderWith(config).resolve('BT1 1AA')).rejects.toMatchObject({
      code: 'POSTCODE_NOT_COVERED',
    });
    await expect(geocoderWith(config).resolve('hello')).rejects.toMatchObject({ code: 'POSTCODE_INVALID' });
    expect(asked).toEqual([]);
  });
});

const groupsOf = (places: ReadonlyMap<string, Place>) =>
  [...places].map(([code, { latitude, longitude }]) => ({
    code,
    latitude,
    longitude,
    units: 9,
    isDerived: true,
  }));

describe('once the whole country is loaded', () => {
  const SCOTLAND = 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' ');

  it('places a whole area by the starter table while only little of it was imported', async () => {
    await database.uow.run(({ sql }) =>
      replaceGroups(sql, [{ code: 'ZE', latitude: 50, longitude: 0, units: 1, isDerived: true }]),
    );
    const { latitude } = await geocoderWith().resolve('ZE1 0AA');
    expect(latitude).toBe(STARTER_AREAS.get('ZE')?.latitude);
  });

  it('is not so while a part of the country is missing, however many outward codes are there', async () => {
    const england = new Map([...STARTER_AREAS].filter(([area]) => !SCOTLAND.includes(area)));
    await database.uow.run(({ sql }) =>
      replaceGroups(sql, [...groupsOf(england), ...groupsOf(STARTER_OUTCODES)]),
    );
    expect((await new GeoStatusService(database.sql).current()).precision).toBe('starter');
    expect(await geocoderWith().resolve('EH1 1AA')).toMatchObject({ precision: 'area' });
  });

  it('an outward code that is not there does not exist', async () => {
    await database.uow.run(async ({ sql }) => {
      await sql.run(write('test', 'DELETE FROM postcode_groups'));
      await replaceGroups(sql, groupsOf(STARTER_AREAS));
    });
    expect(await refusal('EH99 9AA')).toMatchObject({ status: 404 });
    expect(await refusal('OX99 1AA')).toMatchObject({
      status: 404,
      message: "We don't know the postcode OX99 1AA. Did you mean OX9 1AA?",
    });
    expect((await new GeoStatusService(database.sql).current()).precision).toBe('full');
  });
});
