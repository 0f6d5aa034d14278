import { DatabaseSync } from '@photostructure/sqlite';
import { DAY_MS, HOUR_MS, MAX_ID } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../support/embedded-database.js';
import { eventBusWith } from '../support/events.js';
import { loadConfig } from '../../src/config/load-config.js';
import { RETENTION_RULES } from '../../src/retention/retention-rules.js';
import { DeliveryQueueService } from '../../src/webhooks/deliveries/delivery-queue.service.js';
import { EventPublisherJob } from '../../src/webhooks/feed/event-publisher.job.js';
import { FIND_HEAD, FIND_UNPUBLISHED, LIST_FEED } from '../../src/webhooks/feed/feed.queries.js';
import { PlatformEventsStore } from '../../src/webhooks/feed/platform-events.store.js';
import { endWhatWasBefore } from '../../src/backups/after-restore.js';

type Row = Record<string, string | number | null>;

/** For each secret: the row that holds it and the condition under which it still works, or why it stays. */
const SECRETS: Record<string, { row: Row; works: string } | { stays: string }> = {
  'users.password': { stays: 'people sign in again with it' },
  'users.twoFASecret': { stays: 'the second step of signing in again' },
  'users.emailVerificationToken': {
    row: { emailVerificationToken: 'hash', emailVerificationExpiry: Date.now() + DAY_MS },
    works: 'emailVerificationToken IS NOT NULL',
  },
  'users.passwordResetToken': {
    row: { passwordResetToken: 'hash', passwordResetExpiry: Date.now() + DAY_MS },
    works: 'passwordResetToken IS NOT NULL',
  },
  'cleaners.feedKey': { row: { feedKey: 'hash' }, works: 'feedKey IS NOT NULL' },
  'api_keys.keyHash': { row: { revokedAt: null }, works: 'revokedAt IS NULL' },
  'sessions.sid': { row: { sid: 'sid', expire: Date.now() + DAY_MS }, works: '1 = 1' },
  'recovery_codes.codeHash': { row: { usedAt: null }, works: 'usedAt IS NULL' },
  'recovery_codes.sealedCode': { row: { usedAt: null }, works: 'usedAt IS NULL' },
  'verification_codes.code': { row: { isUsed: 0 }, works: 'isUsed = 0' },
  'webhook_secrets.sealed': {
    row: { endpointId: 1 },
    works: `EXISTS (SELECT 1 FROM webhook_endpoints e
                     WHERE e.id = endpointId AND (e.status = 'active' OR e.pausedBecause = 'account'))`,
  },
};

const NOW = Date.parse('2026-11-23T12:00:00Z');

describe('after a restore', () => {
  let database: TestDatabase;
  let rows: InstanceType<typeof DatabaseSync>;

  beforeEach(async () => {
    database = await openTestDatabase(await eventBusWith());
    rows = new DatabaseSync(database.file);
    plant('users', { id: 1 });
  });
  afterEach(async () => {
    rows.close();
    await database.close();
  });

  /** Inserts a row, with arbitrary values for required columns that are not named. */
  function plant(table: string, values: Row): void {
    const required = rows
      .prepare(
        'SELECT name, type FROM pragma_table_info(?) WHERE "notnull" = 1 AND pk = 0 AND dflt_value IS NULL',
      )
      .all(table);
    const fillers = required.map(({ name, type }) => [String(name), /int/i.test(String(type)) ? 1 : 'x']);
    const row: Row = { ...Object.fromEntries(fillers), ...values };
    const columns = Object.keys(row).join(', ');
    const marks = Object.keys(row).map(() => '?');
    rows.prepare(`INSERT INTO ${table} (${columns}) VALUES (${marks.join(', ')})`).run(...Object.values(row));
  }
  const count = (from: string) => Number(rows.prepare(`SELECT COUNT(*) AS n FROM ${from}`).get()?.n);
  const end = (takenAt = NOW - 9 * HOUR_MS, now = NOW) =>
    database.uow.run((tx) => endWhatWasBefore(tx, takenAt, now));

  it('each secret works no more, or stays for a reason', async () => {
    const secrets = Object.entries(RETENTION_RULES).flatMap(([table, { personal = {} }]) =>
      Object.entries(personal).flatMap(([column, exported]) =>
        typeof exported !== 'string' && exported.notExported.startsWith('a secret: ')
          ? [`${table}.${column}`]
          : [],
      ),
    );
    // If this fails, add the new secret to SECRETS above and, unless it stays, end it in after-restore.ts.
    expect(secrets.toSorted()).toEqual(Object.keys(SECRETS).toSorted());
    plant('webhook_endpoints', { id: 1, ownerId: 1 });
    for (const [secret, after] of Object.entries(SECRETS)) {
      if ('stays' in after) continue;
      const [table = ''] = secret.split('.');
      rows.exec(`DELETE FROM ${table} WHERE 1 = ${table === 'users' ? 0 : 1}`);
      plant(table, table === 'users' ? { ...after.row, email: secret } : after.row);
      expect([secret, count(`${table} WHERE ${after.works}`)]).toEqual([secret, 1]);
      await end();
      expect([secret, count(`${table} WHERE ${after.works}`)]).toEqual([secret, 0]);
      rows.exec(`UPDATE webhook_endpoints SET status = 'active', pausedBecause = NULL`);
    }
  });

  it('owners are told of calendar addresses and webhooks that ended, once each', async () => {
    plant('cleaners', { userId: 1, feedKey: 'hash' });
    for (const id of [1, 2]) plant('webhook_endpoints', { id, ownerId: 1 });
    plant('webhook_endpoints', { id: 3, ownerId: 1, status: 'paused', pausedBecause: 'account' });
    plant('webhook_endpoints', { id: 4, ownerId: 1, status: 'paused', pausedBecause: 'team' });
    await end();
    expect(rows.prepare('SELECT userId, title FROM notifications ORDER BY id').all()).toEqual([
      { userId: 1, title: 'Your calendar address has ended' },
      { userId: 1, title: 'Your webhooks are paused' },
    ]);
    const reasons = rows.prepare('SELECT pausedBecause AS why FROM webhook_endpoints ORDER BY id').all();
    expect(reasons.map(({ why }) => why)).toEqual(['restored', 'restored', 'restored', 'team']);
    await end();
    expect(count('notifications')).toBe(2);
  });

  describe('the feed of events', () => {
    const store = new PlatformEventsStore();
    const queue = new DeliveryQueueService(loadConfig({ JWT_SECRET: 'a'.repeat(40) }));
    const publish = async (...bookingIds: number[]) => {
      for (const id of bookingIds)
        await database.uow.run((tx) =>
          store.record(tx, 'message.sent', null, {
            object: 'message',
            id,
            conversationId: '1-2',
            senderId: 1,
            receiverId: 2,
            bookingId: null,
          }),
        );
      const job = new EventPublisherJob(database.sql, database.uow, queue);
      job.wake();
      while (await database.sql.one(FIND_UNPUBLISHED)) await new Promise((resolve) => setImmediate(resolve));
      await job.onModuleDestroy();
    };
    const head = async () => (await database.sql.one(FIND_HEAD))?.position ?? 0;
    const after = async (position: number) =>
      (await database.sql.all(LIST_FEED(false, [], 10), [position, MAX_ID])).map((event) => ({
        position: event.position,
        sequence: event.sequence,
      }));

    it('goes on above every number that can have been given, of old objects and of new ones', async () => {
      await publish(7, 7, 7);
      await end();
      const beginning = await head();
      // Nine hours since the backup and one extra, at 3000 events a minute.
      expect(beginning).toBe(3 + 10 * 60 * 3000);
      await publish(7, 8, 7);
      expect(await after(3)).toEqual([
        { position: beginning + 1, sequence: beginning + 1 },
        { position: beginning + 2, sequence: beginning + 1 },
        { position: beginning + 3, sequence: beginning + 2 },
      ]);
    });

    it('goes on above what the restore of the same backup before gave', async () => {
      await publish(1);
      rows.exec('CREATE TABLE head_of_the_backup AS SELECT * FROM event_feed_head');
      await end();
      await publish(1, 2, 3);
      const given = await head();
      rows.exec('DELETE FROM event_feed_head');
      rows.exec('INSERT INTO event_feed_head SELECT * FROM head_of_the_backup');
      await end(NOW - 9 * HOUR_MS, NOW + 60_000);
      expect(await head()).toBeGreaterThan(given);
    });

    it('begins anew though there was no event yet, and never uses up its places', async () => {
      await end();
      expect(await head()).toBeGreaterThan(0);
      for (let restores = 0; restores < 20; restores += 1) await end(NOW - 365 * DAY_MS);
      const last = await head();
      expect(last).toBeLessThan(MAX_ID);
      await publish(1);
      expect(await head()).toBe(last + 1);
    });
  });
});
