import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

const RADIANS = Math.PI / 180;

/** A job's public description, and the columns that the job board filters and sorts by (0 for jobs that are not open). */
export class JobBoard1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addNullable('postings', [t.text('description')]);
    await t.addFilled('postings', [t.double('gx'), t.double('gy'), t.double('gz')]);
    await t.addFilled('postings', [t.integer('cell', 0), t.pence('hourlyBudgetPence', 0)]);
    const open = (await runner.query(
      "SELECT id, latitude, longitude, maxBudgetPence, durationMinutes FROM postings WHERE status = 'open'",
    )) as OpenPosting[];
    for (const { id, latitude, longitude, maxBudgetPence, durationMinutes } of open) {
      const [phi, lambda] = [latitude * RADIANS, longitude * RADIANS];
      await runner.query(
        'UPDATE postings SET gx = ?, gy = ?, gz = ?, cell = ?, hourlyBudgetPence = ? WHERE id = ?',
        [
          Math.cos(phi) * Math.cos(lambda),
          Math.cos(phi) * Math.sin(lambda),
          Math.sin(phi),
          Math.floor((latitude + 90) * 10) * 3600 + Math.floor((longitude + 180) * 10),
          Math.round((Number(maxBudgetPence) * 60) / durationMinutes),
          id,
        ],
      );
    }
    await t.addIndex('postings', 'ix_postings_board', 'status, cell, startsAt');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('postings', 'ix_postings_board');
    await runner.dropColumns('postings', ['description', 'gx', 'gy', 'gz', 'cell', 'hourlyBudgetPence']);
  }
}

interface OpenPosting {
  id: number;
  latitude: number;
  longitude: number;
  maxBudgetPence: number | string;
  durationMinutes: number;
}
