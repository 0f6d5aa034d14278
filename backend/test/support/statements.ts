import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Purge } from '../../src/database/purge.queries.js';
import { Select, Write } from '../../src/database/statement.js';

const SOURCE = join(import.meta.dirname, '../../src');

/** A statement and where it is declared. */
export interface DeclaredStatement {
  name: string;
  module: string;
  file: string;
  statement: Select | Write;
}

export interface SourceFile {
  path: string;
  module: string;
  text: string;
}

/** `bookings.queries.ts`, or any file in a folder named `queries`. */
const isQueriesFile = (path: string) => /\.queries\.ts$|\/queries\/[^/]+\.ts$/.test(path);

export function sourceFiles(): SourceFile[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .map((path) => path.split(sep).join('/'))
    .map((path) => ({
      path,
      module: path.split('/', 1)[0] ?? '',
      text: readFileSync(join(SOURCE, path), 'utf8'),
    }));
}

export const queriesFiles = () => sourceFiles().filter(({ path }) => isQueriesFile(path));
export const otherFiles = () => sourceFiles().filter(({ path }) => !isQueriesFile(path));

/** All statements. Those built from arguments appear once for each sample. */
export async function declaredStatements(): Promise<DeclaredStatement[]> {
  const found: DeclaredStatement[] = [];
  for (const { path, module } of queriesFiles()) {
    const exported: unknown = await import(join(SOURCE, path));
    if (typeof exported !== 'object' || exported === null) continue;
    for (const value of Object.values(exported)) {
      const file = relative(SOURCE, join(SOURCE, path));
      for (const statement of statementsOf(value))
        found.push({ name: statement.name, module, file, statement });
    }
  }
  return found;
}

function statementsOf(value: unknown): (Select | Write)[] {
  if (value instanceof Select || value instanceof Write) return [value];
  if (value instanceof Purge) return [value.list, ...statementsOf(value.remove)];
  if (typeof value !== 'function' || !('samples' in value) || !Array.isArray(value.samples)) return [];
  return value.samples.map((sample: unknown) => {
    const statement: unknown = Array.isArray(sample) ? Reflect.apply(value, undefined, sample) : undefined;
    if (statement instanceof Select || statement instanceof Write) return statement;
    throw new Error('a sample makes no statement');
  });
}

/** An engine's report on a prepared statement. */
export interface Prepared {
  columns: AnsweredColumn[];
  params?: number;
}

export interface AnsweredColumn {
  name: string;
  /** Undefined if the engine doesn't report it. */
  holds?: readonly string[];
  isNullable?: boolean;
}

/** The differences between declaration and engine. */
export function differences({ statement }: DeclaredStatement, { columns, params }: Prepared): string[] {
  const found: string[] = [];
  const marks = statement.text.split('?').length - 1;
  if (params !== undefined && marks !== params) found.push(`${marks} question marks, ${params} parameters`);
  const declared = statement instanceof Select ? statement.columns : {};
  const [names, answered] = [Object.keys(declared), columns.map(({ name }) => name)];
  if (names.join() !== answered.join()) found.push(`declared ${names.join()}, answered ${answered.join()}`);
  for (const { name, holds, isNullable } of columns) {
    const type = declared[name];
    if (!type) continue;
    if (holds && !holds.includes(type.holds))
      found.push(`${name}: ${type.holds}, answered ${holds.join('/')}`);
    if (isNullable !== undefined && isNullable !== type.isNullable)
      found.push(`${name} is ${isNullable ? '' : 'not '}nullable`);
  }
  return found;
}
