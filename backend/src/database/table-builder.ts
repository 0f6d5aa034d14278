import { Table, TableForeignKey, TableIndex, type QueryRunner, type TableColumnOptions } from 'typeorm';

/**
 * Schema changes that mean the same on both engines, for migrations. The drift test compares their result with the
 * entities.
 */
export class TableBuilder {
  private readonly isEmbedded: boolean;
  private readonly int: string;
  private readonly bool: string;

  constructor(private readonly runner: QueryRunner) {
    this.isEmbedded = runner.dataSource.options.type === 'better-sqlite3';
    this.int = this.isEmbedded ? 'integer' : 'int';
    this.bool = this.isEmbedded ? 'boolean' : 'tinyint';
  }

  readonly id = (): TableColumnOptions => ({
    name: 'id',
    type: this.int,
    isPrimary: true,
    isGenerated: true,
    generationStrategy: 'increment',
  });
  readonly key = (name: string, type: 'int' | number): TableColumnOptions => ({
    name,
    isPrimary: true,
    // On SQLite, TypeORM calls an entity's `int` column `integer`.
    ...(type === 'int' ? { type: this.int } : { type: 'varchar', length: String(type) }),
  });
  readonly integer = (name: string, initial?: number): TableColumnOptions => ({
    name,
    type: this.int,
    ...defaultOf(initial),
  });
  readonly instant = (name: string, initial?: number): TableColumnOptions => ({
    name,
    type: 'bigint',
    ...defaultOf(initial),
  });
  readonly pence = this.instant;
  readonly double = (name: string): TableColumnOptions => ({ name, type: 'double', default: 0 });
  readonly flag = (name: string, initial: boolean): TableColumnOptions => ({
    name,
    type: this.bool,
    default: Number(initial),
  });
  readonly varchar = (name: string, length: number, initial?: string): TableColumnOptions => ({
    name,
    type: 'varchar',
    length: String(length),
    ...(initial === undefined ? {} : { default: `'${initial}'` }),
  });
  readonly text = (name: string): TableColumnOptions => ({ name, type: 'text' });

  /**
   * Adds nullable columns. Done in place on both engines, while the ORM would copy the whole table on SQLite. Existing
   * columns are left alone: MariaDB keeps the columns of a migration that was interrupted, and the next start runs it
   * again.
   */
  async addNullable(table: string, columns: readonly TableColumnOptions[]): Promise<void> {
    for (const { name, type, length } of columns) {
      if (await this.runner.hasColumn(table, name)) continue;
      const size = length === undefined ? '' : `(${length})`;
      await this.runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}${size} NULL`);
    }
  }

  /** Adds flags that are false at first, in the same way. */
  async addFlags(table: string, names: readonly string[]): Promise<void> {
    for (const name of names) {
      if (await this.runner.hasColumn(table, name)) continue;
      await this.runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${this.bool} NOT NULL DEFAULT 0`);
    }
  }

  /** Adds whole numbers that have the same value at first, in the same way. */
  async addIntegers(table: string, names: readonly string[], initial: number): Promise<void> {
    for (const name of names) {
      if (await this.runner.hasColumn(table, name)) continue;
      await this.runner.query(
        `ALTER TABLE ${table} ADD COLUMN ${name} ${this.int} NOT NULL DEFAULT ${initial}`,
      );
    }
  }

  /** Adds columns with a default, in the same way. */
  async addFilled(table: string, columns: readonly TableColumnOptions[]): Promise<void> {
    for (const { name, type, default: initial } of columns) {
      if (await this.runner.hasColumn(table, name)) continue;
      await this.runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${type} NOT NULL DEFAULT ${initial}`);
    }
  }

  /** A statement of our own, because the ORM supports no descending columns. An existing index is left alone. */
  async addIndex(table: string, name: string, columns: string): Promise<void> {
    if ((await this.runner.getTable(table))?.indices.some((index) => index.name === name)) return;
    await this.runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
  }

  async create(
    name: string,
    columns: TableColumnOptions[],
    { indices = [], unique = [], references = [] }: TableExtras = {},
  ): Promise<void> {
    await this.runner.createTable(
      new Table({
        name,
        columns,
        // Text is compared byte by byte, as on SQLite: `ádmin@x` is not `admin@x`.
        ...(this.isEmbedded ? {} : { engine: 'InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin' }),
        indices: [
          ...indices.map(([index, ...columnNames]) => new TableIndex({ name: index, columnNames })),
          ...unique.map(
            ([index, ...columnNames]) => new TableIndex({ name: index, columnNames, isUnique: true }),
          ),
        ],
        foreignKeys: references.map(
          ([constraint, column, table]) =>
            new TableForeignKey({
              name: constraint,
              columnNames: [column],
              referencedTableName: table,
              referencedColumnNames: ['id'],
              onDelete: 'NO ACTION',
              onUpdate: 'NO ACTION',
            }),
        ),
      }),
      true,
    );
  }
}

type NamedColumns = [name: string, ...columns: string[]];

interface TableExtras {
  indices?: NamedColumns[];
  unique?: NamedColumns[];
  /** [constraint, column, table] */
  references?: [constraint: string, column: string, table: string][];
}

const defaultOf = (initial?: number) => (initial === undefined ? {} : { default: initial });

export const nullable = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });
