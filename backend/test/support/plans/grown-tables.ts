/**
 * Fills every table of a migrated database with years of rows, based on its schema, so that new tables are included.
 */
import type { Database } from '../../../../scripts/lib/database.mjs';
import type { Store } from '../../../../scripts/lib/scratch-app.mjs';

export const ROWS = 100_000;
export const NOW = Date.now();
/** The owner of one row in twenty. */
export const HEAVY_OWNER = 1;
const DAY_MS = 86_400_000;
const OTHER_OWNERS = 30_000;
/** The rows cover the last two years and the next month. */
const STEP_MS = Math.floor((760 * DAY_MS) / ROWS);
export const FIRST_MS = NOW - 730 * DAY_MS;

/** Tables whose size does not grow with people, bookings or time. */
export const SMALL: ReadonlySet<string> = new Set([
  'event_feed_head',
  'geo_imports',
  'job_leases',
  'migrations',
  'retention_progress',
  'plan_numbers',
]);

/** Tables on no hot path. They get fewer rows, so that a server fills all tables within a minute. */
const LESS_ROWS = 20_000;
const LESS = new Set([
  'api_keys',
  'case_notes',
  'cases',
  'check_documents',
  'cleaner_reapplications',
  'client_errors',
  'closed_accounts',
  'contact_messages',
  'idempotency_keys',
  'recovery_codes',
  'review_reports',
  'stranded_bookings',
  'verification_codes',
  'waitlist_entries',
  'webhook_endpoints',
  'webhook_secrets',
]);

export interface Column {
  name: string;
  type: string;
  isNullable: boolean;
}

interface Schema {
  columns: Column[];
  /** Columns of the primary key and of each unique index. */
  unique: string[][];
}

export type Schemas = ReadonlyMap<string, Schema>;

/** A status column: most rows have the final value, few wait for something. */
const waiting = (few: string, most: string) => `CASE WHEN n % 500 = 0 THEN '${few}' ELSE '${most}' END`;
const heavyOwner = `CASE WHEN n % 20 = 0 THEN ${HEAVY_OWNER} ELSE 2 + n % ${OTHER_OWNERS} END`;
const HALF_HOUR_MS = 1_800_000;

/** Columns for which generic values would be unrealistically common or rare. */
const COLUMNS: Record<string, string> = {
  'applications.status': waiting('pending', 'rejected'),
  'availability_blocks.endsAt': `${FIRST_MS} + n * ${STEP_MS} + ${DAY_MS}`,
  'bookings.status': `CASE WHEN n > ${ROWS} * 0.97 THEN (CASE WHEN n % 3 = 0 THEN 'pending' ELSE 'confirmed' END)
                           WHEN n % 10 = 3 THEN 'cancelled' ELSE 'paid' END`,
  'bookings.endsAt': `${FIRST_MS} + n * ${STEP_MS} + 7200000`,
  'bookings.cancelledById': `CASE WHEN n % 10 = 3 THEN ${heavyOwner} END`,
  'booking_slots.slot': `(${FIRST_MS} + n * ${STEP_MS}) / ${HALF_HOUR_MS}`,
  'cases.status': waiting('open', 'closed'),
  'cleaners.status': waiting('pending', 'approved'),
  'cleaners.isListed': '1',
  'cleaners.cell': '5000000 + n % 900',
  'cleaners.fcell': '500000000 + n % 60000',
  'cleaners.ratingHundredths': 'n % 500',
  'cleaners.hourlyRatePence': '1300 + n % 3000',
  'cleaners.reviewCount': 'n % 200',
  'closed_accounts.erasedAt': `${FIRST_MS} + n * ${STEP_MS}`,
  'conversations.lowUserId': heavyOwner,
  'conversations.lowUnread': 'CASE WHEN n % 50 = 0 THEN 1 ELSE 0 END',
  'conversations.highUnread': 'CASE WHEN n % 50 = 0 THEN 1 ELSE 0 END',
  'conversations.highUserId': '40000 + n % 30000',
  'email_notifications.status': waiting('pending', 'sent'),
  'event_sequences.objectType': "'booking'",
  'event_sequences.objectId': 'n',
  'messages.conversationKey': "CONCAT('1-', CASE WHEN n % 5 = 0 THEN 40020 ELSE 2 + n % 10000 END)",
  'messages.isRead': 'CASE WHEN n % 500 = 0 THEN 0 ELSE 1 END',
  'notifications.readAt': `CASE WHEN n % 50 = 0 THEN NULL ELSE ${FIRST_MS} + n * ${STEP_MS} END`,
  'person_checks.state': waiting('submitted', 'verified'),
  'person_checks.slot': waiting('pending', 'current'),
  'person_checks.kind': "CASE WHEN n % 2 = 0 THEN 'identity' ELSE 'insurance' END",
  'person_checks.userId': '1 + n / 2',
  'platform_events.position': 'n',
  'postings.cell': '5000000 + n % 900',
  'postings.status': `CASE WHEN n > ${ROWS} * 0.97 THEN 'open' ELSE 'completed' END`,
  'reviews.hiddenAt': `CASE WHEN n % 500 = 0 THEN ${NOW} END`,
  'review_reports.resolvedAt': `CASE WHEN n % 500 = 0 THEN NULL ELSE ${NOW} END`,
  'sign_in_failures.createdAt': `${NOW} - n * 1000`,
  'users.isAdminAccount': 'CASE WHEN n = 7 THEN 1 ELSE 0 END',
  'users.userType': "CASE WHEN n = 7 THEN 'admin' WHEN n % 3 = 0 THEN 'cleaner' ELSE 'customer' END",
  'webhook_deliveries.status': waiting('pending', 'delivered'),
  'webhook_deliveries.endpointId': '1 + n % 500',
  'webhook_endpoints.status': "CASE WHEN n % 500 = 0 THEN 'disabled' ELSE 'active' END",
  'working_hours.day': 'n % 7',
};

const ID_NAME = /(?:Id|By)$/;
const INSTANT_NAME = /(?:At|until|expire|Expiry)$/;

function valueOf(table: string, { name, type, isNullable }: Column, { unique }: Schema): string {
  const given = COLUMNS[`${table}.${name}`];
  if (given !== undefined) return given;
  const isText = /char|text/i.test(type);
  const isUnique = unique.some((columns) => columns.length === 1 && columns[0] === name);
  if (isUnique || name === 'id') return isText ? `CONCAT('${name.slice(0, 1)}', n)` : 'n';
  if (INSTANT_NAME.test(name) && !isText) return isNullable ? 'NULL' : `${FIRST_MS} + n * ${STEP_MS}`;
  // In a unique pair, each value of the first column has a few of the second.
  if (ID_NAME.test(name)) {
    return unique.some((columns) => columns.length > 1 && columns[0] === name) ? '1 + n / 5' : heavyOwner;
  }
  if (/double|real/i.test(type)) return '(n % 1000) / 1000.0';
  if (isText && unique.some((columns) => columns.includes(name))) return `CONCAT('${name.slice(0, 1)}', n)`;
  if (isNullable) return 'NULL';
  return isText ? `CONCAT('x', n % 1000)` : 'n % 2';
}

async function schemasOf(database: Database, store: Store): Promise<Schemas> {
  const tables = await database.all(
    store.databaseUrl
      ? "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'"
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
  );
  const schemas = new Map<string, Schema>();
  for (const { name } of tables) {
    const table = String(name);
    const [columns, unique] = await Promise.all(
      (store.databaseUrl ? SERVER_SCHEMA : SQLITE_SCHEMA).map((text) => database.all(text, [table])),
    );
    const keys = new Map<string, string[]>();
    for (const { key, column } of unique ?? [])
      keys.set(String(key), [...(keys.get(String(key)) ?? []), String(column)]);
    schemas.set(table, {
      columns: (columns ?? []).map((column) => ({
        name: String(column.name),
        type: String(column.type),
        isNullable: Number(column.isNullable) === 1,
      })),
      unique: [...keys.values()],
    });
  }
  return schemas;
}

const SQLITE_SCHEMA = [
  'SELECT name, type, 1 - "notnull" AS isNullable FROM pragma_table_info(?)',
  `SELECT l.name AS "key", i.name AS "column" FROM pragma_index_list(?) l JOIN pragma_index_info(l.name) i
    WHERE l."unique" = 1 ORDER BY l.name, i.seqno`,
];
const SERVER_SCHEMA = [
  `SELECT column_name AS name, data_type AS type, is_nullable = 'YES' AS isNullable FROM information_schema.columns
    WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position`,
  `SELECT index_name AS \`key\`, column_name AS \`column\` FROM information_schema.statistics
    WHERE table_schema = DATABASE() AND table_name = ? AND non_unique = 0 ORDER BY index_name, seq_in_index`,
];

export async function growTables(database: Database, store: Store): Promise<Schemas> {
  const schemas = await schemasOf(database, store);
  // Owners that do not exist don't affect any plan.
  if (!store.databaseUrl) await database.run('PRAGMA foreign_keys = OFF');
  await database.transaction(async (tx) => {
    if (store.databaseUrl) await tx.run('SET FOREIGN_KEY_CHECKS = 0, UNIQUE_CHECKS = 0');
    await tx.run('CREATE TABLE plan_numbers (n INTEGER PRIMARY KEY)');
    const digits = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');
    const places = [1, 10, 100, 1000, 10_000];
    await tx.run(
      `INSERT INTO plan_numbers SELECT 1 + ${places.map((place) => `d${place}.d * ${place}`).join(' + ')}
         FROM ${places.map((place) => `(${digits}) d${place}`).join(', ')}`,
    );
    const ignoring = store.databaseUrl ? 'INSERT IGNORE' : 'INSERT OR IGNORE';
    for (const [table, schema] of schemas) {
      if (SMALL.has(table)) continue;
      const names = schema.columns.map(({ name }) => name);
      const values = schema.columns.map((column) => valueOf(table, column, schema));
      await tx.run(
        `${ignoring} INTO ${table} (${names.map((name) => `\`${name}\``).join(', ')}) SELECT ${values.join(', ')} FROM plan_numbers WHERE n <= ${LESS.has(table) ? LESS_ROWS : ROWS} ORDER BY n`,
      );
    }
  });
  if (store.databaseUrl) await database.run(`ANALYZE TABLE ${[...schemas.keys()].join(', ')}`);
  return schemas;
}
