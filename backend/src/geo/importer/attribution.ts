import { basename } from 'node:path';

/**
 * What the Open Government Licence and the owners of the data require to be shown wherever it is used. All positions of UK
 * postcodes come from these owners, whoever passes them on.
 */
export function attributionOf(year: number, includesNorthernIreland: boolean): string[] {
  return [
    `Contains OS data © Crown copyright and database right ${year}`,
    `Contains Royal Mail data © Royal Mail copyright and database right ${year}`,
    'Source: Office for National Statistics licensed under the Open Government Licence v.3.0',
    ...(includesNorthernIreland
      ? ['Northern Ireland postcodes: Land & Property Services, commercial use needs their licence']
      : []),
  ];
}

/** The oldest year that a date in a zip can be meant to name; a zip without dates gives one before. */
const EARLIEST_YEAR = 2000;

interface DatedFile {
  readonly name: string;
  readonly modifiedAt: Date;
}

/**
 * The year of the data, which the licence asks for, and not that of the import: the one that a name has
 * (`NSPL_MAY_2025_UK.zip`, or the file in it), or else the one in which the newest of the files was written.
 */
export function yearOf(source: string, files: readonly DatedFile[], now: Date): number {
  for (const name of [source, ...files.map((file) => basename(file.name))]) {
    const named = /(?<!\d)20[0-4]\d(?!\d)/.exec(name)?.[0];
    if (named !== undefined) return Number(named);
  }
  const years = files.map(({ modifiedAt }) => modifiedAt.getFullYear());
  const written = Math.max(...years.filter((year) => year >= EARLIEST_YEAR && year <= now.getFullYear()));
  return Number.isFinite(written) ? written : now.getFullYear();
}
