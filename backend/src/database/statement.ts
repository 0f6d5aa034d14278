import type { SqlValue } from './sql-value.js';

/** The type of a result column. A test compares it with both engines: `test/unit/statements.spec.ts`. */
export interface ColumnType<T> {
  readonly holds: 'int' | 'real' | 'text' | 'flag';
  readonly isNullable: boolean;
  /** Only for the compiler: the type of the value that the program gets. */
  readonly value?: T;
}

/** A whole number. */
export const int: ColumnType<number> = { holds: 'int', isNullable: false };
/** A binary fraction. */
export const real: ColumnType<number> = { holds: 'real', isNullable: false };
export const text: ColumnType<string> = { holds: 'text', isNullable: false };
/** 0 or 1 in the database, false or true in the row. */
export const flag: ColumnType<boolean> = { holds: 'flag', isNullable: false };
/** Text that is one of `values`, typed as their union. */
export const oneOf = <T extends string>(_values: readonly T[]): ColumnType<T> => ({
  holds: 'text',
  isNullable: false,
});
/** The same type for a column that may be NULL. */
export const nullable = <T>({ holds }: ColumnType<T>): ColumnType<T | null> => ({ holds, isNullable: true });

export type Columns = Readonly<Record<string, ColumnType<unknown>>>;
export type Row<C extends Columns> = {
  [K in keyof C]: C[K] extends ColumnType<infer T> ? T : never;
};
/** The row of a declared statement: `RowOf<typeof FIND_BOOKING>`. */
export type RowOf<S extends { readonly columns: Columns }> = Row<S['columns']>;

/** One value for each `?` of the text. */
type ParamsIn<T extends string, P extends readonly SqlValue[] = []> = T extends `${string}?${infer Rest}`
  ? ParamsIn<Rest, readonly [...P, SqlValue]>
  : P;
type Literal<T extends string> = string extends T ? 'a text with parts needs `as const` on each part' : T;

/** One SQL text for both engines, with a name for logs and failing tests. */
export class Select<C extends Columns = Columns, P extends readonly SqlValue[] = readonly SqlValue[]> {
  /** Only for the compiler. */
  declare readonly params?: P;
  private readonly flags: readonly string[];

  constructor(
    readonly name: string,
    readonly columns: C,
    readonly text: string,
  ) {
    this.flags = Object.keys(columns).filter((column) => columns[column]?.holds === 'flag');
  }

  /** Except for flags, both engines already return the declared types, as a test proves. */
  decode(rows: readonly Record<string, unknown>[]): Row<C>[] {
    if (this.flags.length > 0) {
      for (const row of rows) {
        for (const column of this.flags) row[column] = row[column] === null ? null : Boolean(row[column]);
      }
    }
    return rows as Row<C>[];
  }
}

export class Write<P extends readonly SqlValue[] = readonly SqlValue[]> {
  /** Only for the compiler. */
  declare readonly params?: P;

  constructor(
    readonly name: string,
    readonly text: string,
  ) {}
}

/** Declares a read: its name, its result columns and its text. */
export const select = <const C extends Columns, const T extends string>(
  name: string,
  columns: C,
  sql: T & Literal<T>,
): Select<C, ParamsIn<T>> => new Select(name, columns, sql);

/** Declares an INSERT, UPDATE or DELETE. */
export const write = <const T extends string>(name: string, sql: T & Literal<T>): Write<ParamsIn<T>> =>
  new Write(name, sql);

/** An INSERT of one row whose values are given by column name. */
export class Insert<K extends string = string> extends Write {
  constructor(
    name: string,
    table: string,
    private readonly fields: readonly K[],
  ) {
    super(name, `INSERT INTO ${table} (${fields.join(', ')}) VALUES (${fields.map(() => '?').join(', ')})`);
  }

  valuesOf(row: Readonly<Record<K, SqlValue>>): SqlValue[] {
    return this.fields.map((field) => row[field]);
  }
}

/** Declares an INSERT of one row by the columns that it fills. */
export const insert = <const K extends string>(
  name: string,
  table: string,
  columns: readonly K[],
): Insert<K> => new Insert(name, table, columns);

/** Arguments of calls that together produce every text that the statement can have, for the tests. */
export interface Samples<A extends readonly unknown[]> {
  readonly samples: readonly Readonly<A>[];
}

/** A read whose text depends on arguments, such as a list with filters. Values are still passed as `?`. */
export const dynamicSelect = <const C extends Columns, A extends readonly unknown[]>(
  name: string,
  columns: C,
  textOf: (...args: A) => string,
  samples: readonly Readonly<A>[],
): ((...args: A) => Select<C>) & Samples<A> & { readonly columns: C } =>
  Object.assign((...args: A): Select<C> => new Select(name, columns, textOf(...args)), { columns, samples });

/** A read with one text for each of a few keys, such as the column by which a row is found. */
export function selectBy<const K extends string, const C extends Columns>(
  name: string,
  columns: C,
  keys: readonly K[],
  textOf: (key: K) => string,
): ((key: K) => Select<C>) & Samples<[K]> & { readonly columns: C } {
  const made = Object.fromEntries(keys.map((key) => [key, new Select(name, columns, textOf(key))]));
  const selects = made as Record<K, Select<C>>;
  return Object.assign((key: K) => selects[key], { columns, samples: keys.map((key): [K] => [key]) });
}

/** A write whose text depends on arguments. `samples` are arguments that together produce every text. */
export const dynamicWrite = <A extends readonly unknown[]>(
  name: string,
  textOf: (...args: A) => string,
  samples: readonly Readonly<A>[],
): ((...args: A) => Write) & Samples<A> =>
  Object.assign((...args: A): Write => new Write(name, textOf(...args)), { samples });
