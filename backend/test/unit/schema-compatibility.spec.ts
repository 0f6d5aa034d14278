import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaksFor, schemaOf, type ReleasedSchema, type Schema } from '../../scripts/schema-of.js';
import { openTestDatabase } from '../support/embedded-database.js';

const FILE = join(import.meta.dirname, '../../schema.released.json');

describe('a replica of the last release', () => {
  it('goes on beside the schema of this one', async () => {
    const released = JSON.parse(readFileSync(FILE, 'utf8')) as ReleasedSchema;
    const database = await openTestDatabase();
    try {
      expect(Object.keys(released.tables).length).toBeGreaterThan(20);
      expect(breaksFor(released, schemaOf(database.file))).toEqual([]);
    } finally {
      await database.close();
    }
  });

  const released = { unused: [], tables: { users: ['id', 'email'] } };
  const optional = { isRequired: false };
  it.each<[string, Schema, string[]]>([
    ['a table that is gone', {}, ['users is gone']],
    ['a column that is gone', { users: { id: optional } }, ['users.email is gone']],
    [
      'a new column that its INSERT would have to name',
      { users: { id: optional, email: optional, town: { isRequired: true } } },
      ['users.town is new, and has no value of its own'],
    ],
    [
      'a new column with a value of its own',
      { users: { id: optional, email: optional, town: optional } },
      [],
    ],
    ['a new table', { users: { id: optional, email: optional }, towns: { id: { isRequired: true } } }, []],
  ])('is told of %s', (_what, schema, expected) => {
    expect(breaksFor(released, schema)).toEqual(expected);
  });

  it('does without what it no longer reads', () => {
    expect(breaksFor({ ...released, unused: ['users.email'] }, { users: { id: optional } })).toEqual([]);
    expect(breaksFor({ ...released, unused: ['users'] }, {})).toEqual([]);
  });
});
