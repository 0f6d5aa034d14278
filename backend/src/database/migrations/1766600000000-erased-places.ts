import type { MigrationInterface, QueryRunner } from 'typeorm';

const PLACE = ['latitude', 'longitude', 'gx', 'gy', 'gz', 'cell', 'fcell'];

const OF_CLOSED = 'userId IN (SELECT id FROM users WHERE deactivatedAt IS NOT NULL)';

/**
 * Erases the places of closed accounts: closing kept the grid cells of the home, and an import of postcodes filled in the
 * rest again. It also withdraws their applications, which were still pending.
 */
export class ErasedPlaces1766600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE cleaners SET ${PLACE.map((column) => `${column} = 0`).join(', ')}
        WHERE ${OF_CLOSED}`,
    );
    await runner.query(
      `UPDATE cleaners SET status = 'withdrawn' WHERE status IN ('pending', 'rejected') AND ${OF_CLOSED}`,
    );
  }

  /** Erased places can't be restored. */
  async down(): Promise<void> {}
}
