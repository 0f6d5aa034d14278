import { DatabaseSync } from '@photostructure/sqlite';
import { Write, Select } from '../../src/database/statement.js';
import { openTestDatabase, type TestDatabase } from '../support/embedded-database.js';
import { prepareOnSqlite } from '../support/prepared-statements.js';
import {
  declaredStatements,
  differences,
  otherFiles,
  queriesFiles,
  type DeclaredStatement,
} from '../support/statements.js';
import { climbs, tableOwners, tablesIn } from '../support/table-owners.js';

const SQL =
  /['"`]\s*(?:SELECT\s|INSERT\s+INTO\s|UPDATE\s+\w+\s+SET\s|UPDATE \$\{|DELETE\s+FROM\s|WITH\s+\w+\s+AS\s*\()/;

describe('declared statements', () => {
  let declared: DeclaredStatement[];
  let database: TestDatabase;
  let sqlite: InstanceType<typeof DatabaseSync>;

  beforeAll(async () => {
    declared = await declaredStatements();
    database = await openTestDatabase();
    sqlite = new DatabaseSync(database.file);
  });
  afterAll(async () => {
    sqlite.close();
    await database.close();
  });

  it('are what SQLite answers: names, order and types', () => {
    const found = declared.flatMap((one) =>
      differences(one, prepareOnSqlite(sqlite, one.statement.text)).map((line) => `${one.name}: ${line}`),
    );
    expect(declared.length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });

  it('are all exported from the file that declares them', () => {
    const hidden = queriesFiles().filter(({ text }) =>
      /^const \w+ = (?:select|write|insert|selectBy|dynamicSelect|dynamicWrite)\(/m.test(text),
    );
    expect(hidden.map(({ path }) => path)).toEqual([]);
  });

  it('have names of their own', () => {
    const texts = new Map<string, string>();
    const doubled = declared.filter(({ name, file }) => {
      const first = texts.get(name);
      texts.set(name, file);
      return first !== undefined && first !== file;
    });
    expect(doubled.map(({ name }) => name)).toEqual([]);
  });

  it('name tables of their own module or of lower ones', () => {
    const owners = tableOwners();
    const found = declared.flatMap(({ name, module, statement }) =>
      climbs(module, statement.text, owners).map((table) => `${name}: ${table}`),
    );
    expect(found).toEqual([]);
  });

  it('delete only some rows at a time of what grows for as long as the program runs', () => {
    const whole = /^DELETE FROM (?:\w+ WHERE \w+ <=? \?|webhook_deliveries WHERE \w+ = \?)$/;
    expect(declared.filter(({ statement }) => whole.test(statement.text)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('are the only SQL of a module', () => {
    const undeclared = otherFiles().filter(
      ({ path, text }) => SQL.test(text) && !/^database\/(?:migrations\/|statement\.ts$)/.test(path),
    );
    expect(undeclared.map(({ path }) => path)).toEqual([]);
  });
});

describe('the check itself', () => {
  const columns = { id: { holds: 'int', isNullable: false } } as const;
  const declared = (statement: Select | Write) => ({ name: '', module: 'users', file: '', statement });

  it('sees a column too few, another type, a null and a missing value', () => {
    const statement = declared(new Select('x', columns, 'SELECT id FROM users WHERE id = ?'));
    expect(differences(statement, { columns: [] })).toEqual(['declared id, answered ']);
    expect(differences(statement, { columns: [{ name: 'id', holds: ['text'] }] })).toEqual([
      'id: int, answered text',
    ]);
    expect(differences(statement, { columns: [{ name: 'id', isNullable: true }], params: 2 })).toEqual([
      '1 question marks, 2 parameters',
      'id is nullable',
    ]);
  });

  it('finds every table that a statement names', () => {
    expect(tablesIn('SELECT 1 FROM a x, b JOIN (SELECT 1 FROM c) y LEFT JOIN d ON 1')).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(tablesIn('WITH w AS (SELECT 1 FROM a) SELECT 1 FROM w')).toEqual(['a']);
    expect(tablesIn('INSERT INTO a (x) SELECT x FROM b ON DUPLICATE KEY UPDATE x = 1')).toEqual(['a', 'b']);
    expect(tablesIn('UPDATE a SET x = 1')).toEqual(['a']);
    expect(tablesIn('DELETE FROM a')).toEqual(['a']);
  });

  it('refuses tables of higher modules, of the same rank and without an owner', () => {
    const owners = tableOwners();
    const all = 'SELECT 1 FROM users JOIN bookings JOIN reviews JOIN applications JOIN nowhere';
    expect(climbs('bookings', all, owners)).toEqual(['reviews', 'applications', 'nowhere']);
    expect(climbs('reviews', all, owners)).toEqual(['applications', 'nowhere']);
  });
});
