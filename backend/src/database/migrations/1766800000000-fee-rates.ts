import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

/** A migration doesn't know the configured rate, so `KeepFeeRatesJob` fills it in for jobs completed before. */
export class FeeRates1766800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addNullable('bookings', [t.integer('feeBasisPoints')]);
  }

  async down(): Promise<void> {
    throw new Error('the rates of past jobs would be lost');
  }
}
