import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

/** Means that were calculated in a different order may differ in their last digits. */
const SAME = 1e-9;

/**
 * Marks calculated and looked-up places. The next import treated them as given ones, and took a single looked-up
 * postcode for its whole sector.
 */
export class OriginOfPlaces1766710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addFlags('postcode_groups', ['isDerived']);
    await t.addFlags('postcodes', ['isLookedUp']);
    // Without an import, all of them were looked up. After an import, looked-up ones can't be told from imported ones.
    await runner.query('UPDATE postcodes SET isLookedUp = 1 WHERE NOT EXISTS (SELECT 1 FROM geo_imports)');
    await runner.query('UPDATE postcode_groups SET isDerived = 1 WHERE units > 0');
    const groups = (await runner.query(
      'SELECT code, latitude, longitude FROM postcode_groups WHERE units = 0',
    )) as Group[];
    for (const code of meansIn(groups))
      await runner.query('UPDATE postcode_groups SET isDerived = 1 WHERE code = ?', [code]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('postcodes', 'isLookedUp');
    await runner.dropColumn('postcode_groups', 'isDerived');
  }
}

interface Group {
  code: string;
  latitude: number;
  longitude: number;
}

/** The codes of groups whose place is the mean of their parts: OX1 of its sectors, W1 of W1A, W1B and so on. */
function meansIn(groups: readonly Group[]): string[] {
  const partsOf = new Map<string, Group[]>();
  for (const group of groups) {
    const whole = /^(.+) \d$/.exec(group.code)?.[1] ?? /^(.+\d)[A-Z]$/.exec(group.code)?.[1];
    if (whole !== undefined) partsOf.set(whole, [...(partsOf.get(whole) ?? []), group]);
  }
  return groups.filter((group) => isMeanOf(group, partsOf.get(group.code) ?? [])).map(({ code }) => code);
}

const isMeanOf = (group: Group, parts: readonly Group[]) =>
  (['latitude', 'longitude'] as const).every((side) => {
    const sum = parts.reduce((total, part) => total + part[side], 0);
    return Math.abs(group[side] - sum / parts.length) < SAME;
  });
