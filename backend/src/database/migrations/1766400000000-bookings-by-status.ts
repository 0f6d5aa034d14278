import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'ix_bookings_status_created';

export class BookingsByStatus1766400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // MariaDB keeps an index of a migration that was broken off, and the next start runs it again.
    if ((await runner.getTable('bookings'))?.indices.some(({ name }) => name === NAME)) return;
    // The console lists the bookings of one status, the latest first: SQLite would sort all that wait for an answer.
    await runner.query(`CREATE INDEX ${NAME} ON bookings (status, createdAt)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bookings', NAME);
  }
}
