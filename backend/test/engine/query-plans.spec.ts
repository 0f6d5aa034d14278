import { openDatabase, type Database } from '../../../scripts/lib/database.mjs';
import { createStore, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { engine } from '../support/engine.js';
import { EXCEPTIONS, type Exception } from '../support/plans/exceptions.js';
import { explainOnServer, explainOnSqlite, type Found } from '../support/plans/explained.js';
import { growTables, type Schemas } from '../support/plans/grown-tables.js';
import { askedStatements } from '../support/plans/labels.js';
import { valuesFor } from '../support/plans/plan-values.js';

/** Checks everything declared in a `*.queries.ts` file, so that new statements are included. */
describe('the plans of all statements, with years of rows in every table', () => {
  const explain = engine === 'mariadb' ? explainOnServer : explainOnSqlite;
  let store: Store;
  let database: Database;
  let schemas: Schemas;
  let found: { label: string; faults: Found[] }[];

  beforeAll(async () => {
    store = await createStore(engine);
    // Started only to migrate the database.
    await (await startApp({ engine, store })).stop();
    database = openDatabase(store);
    schemas = await growTables(database, store);
    found = [];
    for (const { label, text } of await askedStatements()) {
      found.push({ label, faults: await explain(database, text, valuesFor(text, schemas), schemas) });
    }
  }, 300_000);
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  const excuses = ({ name, fault, on }: Exception, label: string, one: Found) =>
    name.test(label) && fault === one.fault && (on === undefined || on === engine);

  it('read by indexes and sort only pages, but for the exceptions with a reason', () => {
    const unexcused = found.flatMap(({ label, faults }) =>
      faults
        .filter((one) => !EXCEPTIONS.some((exception) => excuses(exception, label, one)))
        .map(({ fault, step }) => `${label}: ${fault}: ${step}`),
    );
    expect(found.length).toBeGreaterThan(400);
    expect(unexcused).toEqual([]);
  });

  it('need each of the exceptions', () => {
    const unused = EXCEPTIONS.filter(
      (exception) =>
        (exception.on ?? engine) === engine &&
        !found.some(({ label, faults }) => faults.some((one) => excuses(exception, label, one))),
    );
    expect(unused.map(({ name, fault }) => `${name} ${fault}`)).toEqual([]);
  });
});
