import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { eventBusWith } from '../../../test/support/events.js';
import { describeWithOpenData, OPEN_DATA, openDataRows } from '../../../test/support/open-data.js';
import type { Config } from '../../config/config.js';
import { LookedUpPlacesStore } from '../looked-up-places.store.js';
import { OnEvent } from '../../events/on-event.js';
import { GeoStatusService } from '../geo-status.service.js';
import { PositionsImproved, type RelocatedRows } from '../positions-improved.question.js';
import { PostcodeGeocoderService } from '../postcode-geocoder.service.js';
import { PostcodesIoClient } from '../postcodes-io.client.js';
import { StoredPlacesService } from '../stored-places.service.js';
import { UnknownFormatError } from './csv-format.js';
import { PostcodeImporterService } from './postcode-importer.service.js';
import { dynamicSelect, int, real, select, text } from '../../database/statement.js';

let folder: string;
let database: TestDatabase;
let geocoder: PostcodeGeocoderService;
let status: GeoStatusService;
let importer: PostcodeImporterService;

class KeptPositions {
  @OnEvent(PositionsImproved, { phase: 'answer', order: 1 })
  async relocate(): Promise<RelocatedRows> {
    const known = await database.sql.one(
      select('test', { postcode: text }, 'SELECT postcode FROM postcodes LIMIT 1'),
    );
    const { precision } = known ? await geocoder.resolve('OX1 2JD') : { precision: 'nothing' };
    return { what: `cleaners by ${precision}`, count: 3, unplaced: 0 };
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geo-import-'));
  database = await openTestDatabase();
  const config = {} as Config;
  const { sql, uow } = database;
  status = new GeoStatusService(sql);
  geocoder = new PostcodeGeocoderService(
    new StoredPlacesService(sql, status),
    new PostcodesIoClient(config, new LookedUpPlacesStore(config, uow)),
  );
  importer = new PostcodeImporterService(sql, uow, geocoder, status, await eventBusWith(new KeptPositions()));
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function file(name: string, ...lines: string[]): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, `${lines.join('\n')}\n`);
  return path;
}

const COUNT_ROWS = dynamicSelect(
  'test',
  { n: int },
  (table: string) => `SELECT COUNT(*) AS n FROM ${table}`,
  [],
);
const count = async (table: string) => (await database.sql.one(COUNT_ROWS(table), []))?.n;

describe('an import', () => {
  it('makes full postcodes exact, and what lies around them better known', async () => {
    expect(await geocoder.resolve('OX1 2JD')).toMatchObject({ precision: 'district', latitude: 51.75 });
    const path = await file(
      'NSPL_MAY_2025_UK.csv',
      'pcds,doterm,lat,long',
      'OX1 2JD,,51.75804,-1.26199',
      'OX1 2JE,200001,51.75,-1.26',
    );
    const summary = await importer.import(path);
    expect(summary).toMatchObject({
      source: 'NSPL_MAY_2025_UK.csv',
      formats: ['ONS postcode directory'],
      rowCount: 2,
    });
    expect(await geocoder.resolve('ox12jd')).toMatchObject({
      precision: 'unit',
      latitude: 51.75804,
      longitude: -1.26199,
    });
    expect(await geocoder.resolve('OX1 2ZZ')).toMatchObject({ precision: 'sector', latitude: 51.75402 });
    expect(await geocoder.resolve('OX1')).toMatchObject({ precision: 'district', latitude: 51.75402 });
    expect(await geocoder.resolve('OX2')).toMatchObject({ precision: 'district', latitude: 51.77 });
  });

  it('records what was imported, under which terms, and tells what to show', async () => {
    const path = await file('NSPL_MAY_2025_UK.csv', 'pcds,lat,long', 'OX1 2JD,51.75804,-1.26199');
    await importer.import(path);
    const row = await database.sql.one(
      select(
        'test',
        { source: text, rowCount: int, licence: text, importedAt: int },
        'SELECT source, rowCount, licence, importedAt FROM geo_imports',
      ),
    );
    expect(row).toMatchObject({ source: 'NSPL_MAY_2025_UK.csv', rowCount: 1 });
    expect(Math.abs(Date.now() - (row?.importedAt ?? 0))).toBeLessThan(60_000);
    const { precision, attribution, notice } = await status.current();
    expect(precision).toBe('starter');
    expect(notice).toContain('geo:import');
    expect(attribution).toEqual([
      'Contains OS data © Crown copyright and database right 2025',
      'Contains Royal Mail data © Royal Mail copyright and database right 2025',
      'Source: Office for National Statistics licensed under the Open Government Licence v.3.0',
    ]);
    await importer.import(await file('NSPL_MAY_2026_UK.csv', 'pcds,lat,long', 'OX1 2JD,51.75804,-1.26199'));
    const years = (await status.current()).attribution.map((line) => /\d{4}/.exec(line)?.[0]);
    expect(years).toEqual(['2026', '2026', undefined]);
  });

  it.each([
    ['the year that a file in the folder names', 'Data/ONSPD_AUG_2023_UK.csv', 2023],
    ['the year in which the file was written, and not that of the import', 'Data/codepo.csv', 2022],
  ])('attributes the data with %s', async (_, name, year) => {
    const path = await file(name, 'pcds,lat,long', 'OX1 2JD,51.75804,-1.26199');
    await utimes(path, new Date('2022-05-01'), new Date('2022-05-01'));
    const { attribution } = await importer.import(join(folder, 'Data'));
    expect(attribution[0]).toBe(`Contains OS data © Crown copyright and database right ${year}`);
  });

  it('has its terms shown also when it breaks off', async () => {
    const rows = Array<string>(20_000).fill('OX1 2JD,51.75804,-1.26199');
    const path = await file('NSPL_MAY_2025_UK.csv', 'pcds,lat,long', ...rows, 'M1 1AD,"53.48"0,-2.24');
    await expect(importer.import(path)).rejects.toThrow(UnknownFormatError);
    expect(await count('postcodes')).toBe(1);
    expect((await status.current()).attribution.join()).toContain('Royal Mail');
    expect(await count('geo_imports')).toBe(1);
  });

  it('changes nothing when it is run again', async () => {
    const path = await file('a.csv', 'postcode,lat,lng', 'OX1 2JD,51.75804,-1.26199', 'OX1 3JD,51.76,-1.26');
    await importer.import(path);
    const groups = await database.sql.all(
      select('test', { code: text }, 'SELECT * FROM postcode_groups ORDER BY code'),
    );
    await importer.import(path);
    expect(await count('postcodes')).toBe(2);
    expect(
      await database.sql.all(select('test', { code: text }, 'SELECT * FROM postcode_groups ORDER BY code')),
    ).toEqual(groups);
  });

  it('moves what stands on sectors that a later file adds or corrects, but nothing that was given', async () => {
    await importer.import(await file('outcodes.csv', 'outcode,lat,lng', 'OX2,51.77,-1.27'));
    await importer.import(await file('a.csv', 'sector,lat,lng', 'OX1 1,51.70,-1.26', 'OX2 1,51.60,-1.27'));
    expect(await geocoder.resolve('OX1')).toMatchObject({ latitude: 51.7 });
    await importer.import(await file('b.csv', 'sector,lat,lng', 'OX1 2,51.80,-1.26', 'OX1 3,51.90,-1.26'));
    expect(await geocoder.resolve('OX1')).toMatchObject({ latitude: expect.closeTo(51.8) });
    await importer.import(await file('c.csv', 'sector,lat,lng', 'OX1 1,51.76,-1.26'));
    expect(await geocoder.resolve('OX1')).toMatchObject({ latitude: expect.closeTo(51.82) });
    expect(await geocoder.resolve('OX2')).toMatchObject({ latitude: 51.77 });
  });

  it('keeps what a file gave about a sector and its outward code, of which a service answered one postcode', async () => {
    await importer.import(await file('outcodes.csv', 'outcode,lat,lng', 'OX1,51.75,-1.26'));
    await importer.import(await file('sectors.csv', 'sector,lat,lng', 'OX1 2,51.76,-1.26'));
    const answers = new LookedUpPlacesStore({} as Config, database.uow);
    answers.enqueue({ kind: 'unit', code: 'OX1 2JD', latitude: 51.7, longitude: -1.2 });
    await answers.flush();
    await importer.import(await file('others.csv', 'outcode,lat,lng', 'OX2,51.77,-1.27'));
    geocoder.forget();
    expect(await geocoder.resolve('OX1')).toMatchObject({ precision: 'district', latitude: 51.75 });
    expect(await geocoder.resolve('OX1 2')).toMatchObject({ precision: 'sector', latitude: 51.76 });
    expect(await geocoder.resolve('OX1 2JD')).toMatchObject({ precision: 'unit', latitude: 51.7 });
    // An official file replaces what the service answered, and then counts.
    await importer.import(await file('units.csv', 'pcds,lat,long', 'OX1 2JD,51.74,-1.25'));
    expect(await geocoder.resolve('OX1 2')).toMatchObject({ precision: 'sector', latitude: 51.74 });
  });

  it('leaves Northern Ireland out, unless told that there is a licence', async () => {
    const path = await file('a.csv', 'pcds,lat,long', 'BT1 1AA,54.6,-5.93', 'OX1 2JD,51.75804,-1.26199');
    expect((await importer.import(path)).skipped).toMatchObject({ northernIreland: 1 });
    await expect(geocoder.resolve('BT1 1AA')).rejects.toMatchObject({ code: 'POSTCODE_NOT_COVERED' });
    const summary = await importer.import(path, { includeNorthernIreland: true });
    expect(summary.attribution.join()).toContain('Land & Property Services');
    expect(await geocoder.resolve('BT1 1AA')).toMatchObject({ precision: 'unit', latitude: 54.6 });
  });

  it('asks whoever keeps positions to look again, after the new ones are there', async () => {
    const path = await file('a.csv', 'pcds,lat,long', 'OX1 2JD,51.75804,-1.26199');
    expect((await importer.import(path)).relocated).toEqual([
      { what: 'cleaners by unit', count: 3, unplaced: 0 },
    ]);
  });

  it('reads a folder as Code-Point Open is published, passing over the documents in it', async () => {
    await file(
      'Data/CSV/m.csv',
      '"M1  1AD",10,384776,397942,"E92000001","","","","",""',
      '"M1  1AE",90,0,0,"","","","","",""',
    );
    await file('Data/CSV/ox.csv', '"OX1 2JD",10,451000,206700,"E92000001","","","","",""');
    await file('Doc/Code-Point_Open_Column_Headers.csv', 'PC,PQ,EA,NO,CY,RH,LH,CC,DC,WC');
    const progress: number[] = [];
    const summary = await importer.import(folder, { onProgress: (bytes, of) => progress.push(bytes / of) });
    expect(summary).toMatchObject({
      formats: ['OS Code-Point Open'],
      rowCount: 2,
      skipped: { noPosition: 1 },
    });
    expect(await geocoder.resolve('M1 1AD')).toMatchObject({ precision: 'unit' });
    expect(progress.at(-1)).toBe(1);
  });

  it('refuses a file of something else and leaves no trace of it', async () => {
    const path = await file('prices.csv', 'item,price', 'soap,1.20');
    await expect(importer.import(path)).rejects.toThrow(UnknownFormatError);
    expect(await count('geo_imports')).toBe(0);
  });

  it('says where a file stops being CSV', async () => {
    const path = await file('broken.csv', 'pcds,lat,long', 'M1 1AD,"53.48"0,-2.24');
    const refused = importer.import(path);
    await expect(refused).rejects.toThrow(UnknownFormatError);
    await expect(refused).rejects.toThrow(/broken\.csv: .* at line 2/);
    expect(await count('geo_imports')).toBe(0);
  });

  it('takes a file of nothing but a header', async () => {
    expect(await importer.import(await file('a.csv', 'pcds,lat,long'))).toMatchObject({ rowCount: 0 });
  });
});

describeWithOpenData('the files of the open data folder', () => {
  const open = (name: string) => importer.import(join(String(OPEN_DATA), name));

  it('resolve every full postcode of the sample to its own position', async () => {
    await open('units-sample.csv');
    const rows = openDataRows('units-sample.csv');
    expect(await count('postcodes')).toBe(rows.length);
    const wrong: string[] = [];
    for (const [postcode = '', latitude, longitude] of rows) {
      const found = await geocoder.resolve(postcode);
      const isExact = found.latitude === Number(latitude) && found.longitude === Number(longitude);
      if (found.precision !== 'unit' || !isExact) wrong.push(postcode);
    }
    expect(wrong).toEqual([]);
  });

  it('resolve every outward code: before any import to its area at least, afterwards to its own middle', async () => {
    const outcodes = openDataRows('outcodes.csv');
    for (const [outcode = ''] of outcodes)
      expect(['district', 'area']).toContain((await geocoder.resolve(outcode)).precision);
    await open('outcodes.csv');
    const unresolved: string[] = [];
    for (const [outcode = '', latitude] of outcodes) {
      const found = await geocoder.resolve(outcode);
      if (found.precision !== 'district' || found.latitude !== Number(latitude)) unresolved.push(outcode);
    }
    expect(unresolved).toEqual([]);
  });

  it('agree: sectors of the sample have the means that the sector file gives', async () => {
    await open('units-sample.csv');
    const published = new Map(
      openDataRows('sectors.csv').map(([code, latitude]) => [code, Number(latitude)]),
    );
    const sectors = await database.sql.all(
      select(
        'test',
        { code: text, latitude: real },
        "SELECT code, latitude FROM postcode_groups WHERE code LIKE '% %'",
      ),
    );
    expect(sectors.length).toBeGreaterThan(50);
    for (const { code, latitude } of sectors)
      expect(latitude).toBeCloseTo(published.get(code) ?? Number.NaN, 4);
  });
});
