import type { MigrationInterface, QueryRunner } from 'typeorm';

const PLACE = ['latitude', 'longitude', 'gx', 'gy', 'gz', 'cell', 'fcell'];

/** Closing an account left the grid cells of the home, and an import of postcodes filled in the rest again. */
export class ErasedPlaces1766600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE cleaners SET ${PLACE.map((column) => `${column} = 0`).join(', ')}
        WHERE userId IN (SELECT id FROM users WHERE deactivatedAt IS NOT NULL)`,
    );
  }

  /** What is erased stays erased. */
  async down(): Promise<void> {}
}
