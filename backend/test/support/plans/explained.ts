/** The faults in an engine's plan of a statement; none if it reads by indexes. */
import type { Database } from '../../../../scripts/lib/database.mjs';
import { ROWS, SMALL, type Schemas } from './grown-tables.js';

/** More than one owner with thousands of rows has, but far less than a table. */
const MAX_READ = ROWS / 10;
/** The number of rows that may be sorted for one page. */
const MAX_SORTED = ROWS / 100;

/** A full table scan, or a sort of an unknown number of rows. */
export type Fault = 'scan' | 'sort';

export interface Found {
  fault: Fault;
  step: string;
}

export type Explain = (
  database: Database,
  text: string,
  values: readonly (string | number)[],
  schemas: Schemas,
) => Promise<Found[]>;

const isPage = (text: string) => /\bORDER BY\b/i.test(text) && /\bLIMIT\b/i.test(text);

interface SqliteStep {
  parent: number;
  detail: string;
}

const SEVERAL_RANGES = 'MULTI-INDEX OR';
const READS = /^(?:(?:SCAN|SEARCH) (\w+)|MULTI-INDEX OR)/;

/** An index on a flag, which selects half of all rows or more. */
const BY_A_FLAG = /^SEARCH \w+ USING (?:COVERING )?INDEX \w+ \(is[A-Z]\w*=\?\)$/;

/** SQLite reports no row counts, so every sort of a table's rows is a fault. */
export const explainOnSqlite: Explain = async (database, text, values, schemas) => {
  const rows = await database.all(`EXPLAIN QUERY PLAN ${text}`, values);
  const steps = rows.map(({ parent, detail }): SqliteStep => {
    return { parent: Number(parent), detail: String(detail) };
  });
  const tables = tablesByName(text, schemas);
  const isSort = ({ detail }: SqliteStep) => /^USE TEMP B-TREE FOR (?:ORDER BY|LAST)/.test(detail);
  return steps.flatMap((step): Found[] => {
    const beside = steps.filter(({ parent }) => parent === step.parent);
    const first = beside.find(({ detail }) => READS.test(detail));
    const isOfTable = ({ detail }: SqliteStep) =>
      detail === SEVERAL_RANGES || tables.has(READS.exec(detail)?.[1] ?? '');
    if (isSort(step)) {
      // A subquery's rows have been checked in its own steps, and a page from one is short.
      return first && isOfTable(first) ? [{ fault: 'sort', step: `${first.detail}; ${step.detail}` }] : [];
    }
    const isScan = step.detail.startsWith('SCAN ') || BY_A_FLAG.test(step.detail);
    if (!isScan || !isOfTable(step)) return [];
    // Reading a page in order stops once the page is full.
    const stops = isPage(text) && step === first && !beside.some(isSort);
    return stops ? [] : [{ fault: 'scan', step: step.detail }];
  });
};

interface ServerStep extends Record<string, unknown> {
  table: string | null;
  type: string | null;
  key: string | null;
  rows: number | null;
  Extra: string | null;
}

/** A server reports how many rows it expects to read. */
export const explainOnServer: Explain = async (database, text, values) => {
  const steps = (await database.all(`EXPLAIN ${text}`, values)) as ServerStep[];
  return steps.flatMap(({ table, type, key, rows, Extra }): Found[] => {
    const isDerived = table === null || table.startsWith('<');
    const isSorted = /filesort/.test(Extra ?? '');
    const read = Number(rows ?? 0);
    const step = `${table} ${type} ${key} rows=${read} ${Extra ?? ''}`.trim();
    // A server also reports scans of small tables, and of pages that are read in order until they are full.
    if (isDerived || read <= MAX_SORTED || (isPage(text) && !isSorted && type !== 'ALL')) return [];
    if (type === 'ALL' || type === 'index' || read > MAX_READ) return [{ fault: 'scan', step }];
    return isSorted ? [{ fault: 'sort', step }] : [];
  });
};

const NAMED =
  /\b(?:FROM|JOIN|UPDATE|INTO)\s+(\w+)(?:\s+(?:AS\s+)?(?!(?:WHERE|SET|ON|JOIN|LEFT|ORDER|GROUP|LIMIT|INDEXED|FORCE|UNION|HAVING)\b)(\w+))?/gi;

/** The names and aliases that a statement uses for tables that grow. */
function tablesByName(text: string, schemas: Schemas): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, table = '', alias] of text.matchAll(NAMED)) {
    if (!schemas.has(table) || SMALL.has(table)) continue;
    names.add(table);
    if (alias) names.add(alias);
  }
  return names;
}
