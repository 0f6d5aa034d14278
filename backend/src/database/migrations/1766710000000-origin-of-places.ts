import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

/** A mean of two sums may differ from another in its last digits. */
const SAME = 1e-9;

/** What we worked out came back as given at the next import, and one postcode that a service had answered as its whole sector. */
export class OriginOfPlaces1766710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addFlags('postcode_groups', ['isDerived']);
    await t.addFlags('postcodes', ['isLookedUp']);
    // Without an import a service answered them all. Those beside imported ones can't be told from them.
    await runner.query('UPDATE postcodes SET isLookedUp = 1 WHERE NOT EXISTS (SELECT 1 FROM geo_imports)');
    await runner.query('UPDATE postcode_groups SET isDerived = 1 WHERE units > 0');
    const means = (await runner.query(
      `SELECT o.code FROM postcode_groups o
         JOIN (SELECT SUBSTR(code, 1, LENGTH(code) - 2) AS outcode, AVG(latitude) AS latitude, AVG(longitude) AS longitude
                 FROM postcode_groups WHERE code LIKE '% %' AND units = 0
                GROUP BY SUBSTR(code, 1, LENGTH(code) - 2)) s ON s.outcode = o.code
        WHERE o.units = 0 AND ABS(o.latitude - s.latitude) < ${SAME} AND ABS(o.longitude - s.longitude) < ${SAME}`,
    )) as { code: string }[];
    for (const { code } of means)
      await runner.query('UPDATE postcode_groups SET isDerived = 1 WHERE code = ?', [code]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('postcodes', 'isLookedUp');
    await runner.dropColumn('postcode_groups', 'isDerived');
  }
}
