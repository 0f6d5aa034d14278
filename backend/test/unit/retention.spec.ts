import { RETENTION_DAYS } from '@tidyhearth/domain';
import { DatabaseSync } from '@photostructure/sqlite';
import { agedRules, nameOf, walkedTable } from '../../src/retention/rules-by-time.js';
import { RETENTION_RULES } from '../../src/retention/retention-rules.js';
import { openTestDatabase } from '../support/embedded-database.js';
import { columnsOnSqlite, columnsWithoutRule, rulesWithoutColumn } from '../support/retention.js';
import { sourceFiles } from '../support/statements.js';

const rules = Object.entries(RETENTION_RULES);

describe('the rules of retention', () => {
  it('name every table and every column of the embedded engine, and no other', async () => {
    const database = await openTestDatabase();
    const sqlite = new DatabaseSync(database.file);
    const columns = columnsOnSqlite(sqlite);
    sqlite.close();
    await database.close();
    expect(columns.length).toBeGreaterThan(200);
    // If this fails, add rules for these columns in src/retention/rules.
    expect(columnsWithoutRule(columns)).toEqual([]);
    expect(rulesWithoutColumn(columns)).toEqual([]);
  });

  it('say of every personal column what ends it', () => {
    const endless = rules.flatMap(([table, { personal = {}, endings = [] }]) => {
      const isDeleted = endings.some((ending) => ending.when !== 'kept' && ending.does === 'delete rows');
      const named = endings.flatMap((ending) => {
        if (ending.when === 'kept') return ending.columns;
        return ending.does === 'delete rows' ? [] : Object.keys(ending.does);
      });
      return isDeleted
        ? []
        : Object.keys(personal)
            .filter((column) => !named.includes(column))
            .map((column) => `${table}.${column}`);
    });
    expect(endless).toEqual([]);
  });

  it('end with the account all but what is named here, which its age or a job ends, or nothing', () => {
    const longer = rules.flatMap(([table, { personal = {}, endings = [] }]) => {
      const closing = endings.filter(({ when }) => when === 'closing' || when === 'closed for good');
      if (closing.some((ending) => 'does' in ending && ending.does === 'delete rows')) return [];
      const named = closing.flatMap((ending) => ('does' in ending ? Object.keys(ending.does) : []));
      const columns = Object.keys(personal);
      const left = columns.filter((column) => !named.includes(column));
      if (left.length === columns.length) return left.length > 0 ? [table] : [];
      return left.map((column) => `${table}.${column}`);
    });
    expect(longer.toSorted()).toEqual([
      'audit_log',
      'booking_history',
      'bookings.city',
      'case_notes',
      'cases',
      'check_documents',
      'contact_messages',
      'idempotency_keys',
      'postings.city',
      'waitlist_entries',
      'webhook_deliveries',
    ]);
  });

  it('mark no column as plain whose name suggests personal data', () => {
    const suspicious =
      /^(?:.*(?:name|email|phone|address|street|postcode|message|content|comment|text|notes|instructions|reason|bio|ip|photo|image|userAgent))$/i;
    const found = rules.flatMap(([table, { whose, plain }]) =>
      whose === undefined
        ? []
        : plain.filter((column) => suspicious.test(column)).map((one) => `${table}.${one}`),
    );
    expect(found).toEqual([]);
  });

  it('say whose data it is wherever there is any', () => {
    const nameless = rules.filter(
      ([, { whose, personal }]) => (personal !== undefined) !== (whose !== undefined),
    );
    expect(nameless.map(([table]) => table)).toEqual([]);
  });

  it('use every period, and each under a name of its own', () => {
    const inRules = rules.flatMap(([, { endings = [] }]) =>
      endings.flatMap((ending) => ('period' in ending && ending.period ? [ending.period] : [])),
    );
    expect([...new Set([...inRules, 'closedAccounts'])].toSorted()).toEqual(
      Object.keys(RETENTION_DAYS).toSorted(),
    );
    const names = agedRules().map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });

  it('leave to jobs of their own only what such a job does', () => {
    const jobs = rules.flatMap(([, { endings = [] }]) =>
      endings.flatMap((ending) => (ending.when === 'own job' ? [ending.job] : [])),
    );
    const sources = sourceFiles().filter(({ path }) => path.endsWith('.job.ts'));
    for (const job of new Set(jobs)) {
      const starts = [`runExclusively('${job}'`, `super('${job}'`];
      expect(sources.some(({ text }) => starts.some((start) => text.includes(start)))).toBe(true);
    }
  });

  it('read by an index', () => {
    const entities = sourceFiles().filter(({ path }) => path.endsWith('.entity.ts'));
    for (const rule of agedRules()) {
      const entity = entities.find(({ text }) => text.includes(`@Entity('${walkedTable(rule)}')`));
      expect(entity?.text).toContain(`['${rule.since}', 'id']`);
    }
  });
});
