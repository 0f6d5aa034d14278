import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nullable, TableBuilder } from '../table-builder.js';

export class LostParties1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    const why = [t.varchar('reason', 20), t.varchar('note', 500)];
    for (const column of why) {
      // MariaDB keeps the columns that an interrupted migration has added.
      if (!(await runner.hasColumn('booking_history', column.name)))
        await t.addNullable('booking_history', [column]);
    }
    await t.create(
      'stranded_bookings',
      [
        t.id(),
        t.integer('bookingId'),
        t.integer('personId'),
        t.varchar('because', 12),
        t.instant('strandedAt'),
        nullable(t.varchar('decision', 12)),
        nullable(t.instant('decidedAt')),
        nullable(t.integer('decidedBy')),
        nullable(t.varchar('note', 500)),
      ],
      {
        indices: [
          ['ix_stranded_bookings_booking', 'bookingId', 'decision'],
          ['ix_stranded_bookings_person', 'personId', 'decision'],
        ],
        references: [
          ['fk_stranded_bookings_booking', 'bookingId', 'bookings'],
          ['fk_stranded_bookings_person', 'personId', 'users'],
        ],
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('stranded_bookings');
    await runner.dropColumns('booking_history', ['reason', 'note']);
  }
}
