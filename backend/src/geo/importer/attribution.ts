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

/** `NSPL_MAY_2025_UK.zip` is of 2025; a file without a year in its name counts as of this year. */
export function yearOf(source: string, now: Date): number {
  const named = /(?<!\d)20[0-4]\d(?!\d)/.exec(source)?.[0];
  return named === undefined ? now.getFullYear() : Number(named);
}
