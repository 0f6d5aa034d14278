import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

const TABLES = ['email_notifications', 'platform_events', 'webhook_deliveries'];

export class RequestIds1766200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const builder = new TableBuilder(runner);
    for (const table of TABLES) await builder.addNullable(table, [builder.varchar('requestId', 36)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.dropColumn(table, 'requestId');
  }
}
