import type { RetentionPeriod } from '@tidyhearth/domain';

/** What replaces an erased value. */
export type Replacement = 'null' | 'empty' | 'zero' | 'former member' | 'closed address' | 'outward code';
export type Replacements = Readonly<Record<string, Replacement>>;

/** The column that holds the person's account id or cleaner id. */
export type Link = Readonly<{ user: string } | { cleaner: string }>;

/** Erases all rows, or those that satisfy an SQL condition without parameters. */
interface Erasing {
  readonly does: 'delete rows' | Replacements;
  readonly where?: string;
}

/** The table whose rows refer to this one, and the column with the reference. */
interface Referrer {
  readonly table: string;
  readonly by: string;
}

/** When a row reaches a certain age, by an indexed column. */
export interface AgeEnding extends Erasing {
  readonly when: 'age';
  readonly since: string;
  /**
   * The table of which this row is a part, and the column that refers to it. `since` and `where` then apply to that
   * table's row.
   */
  readonly partOf?: { readonly table: string; readonly by: string };
  /**
   * The table whose row's age counts instead; `since` is then one of its columns. Without such a row, nothing is
   * erased.
   */
  readonly goesWith?: Referrer;
  readonly period: RetentionPeriod;
}

/** When the account is closed, or when the data that was set aside is deleted (`RETENTION_DAYS.closedAccounts`). */
export interface ClosingEnding extends Erasing {
  readonly when: 'closing' | 'closed for good';
  readonly of: Link;
  /**
   * Agreed work is left as it is while it has this status and until the instant in this column, both either of the row
   * itself or of the one it goes with. A rule by age erases it later.
   */
  readonly exceptAhead?: { readonly status: string; readonly until: string; readonly goesWith?: Referrer };
}

/** Erased by a job of the table's module, which has its own timing. */
interface JobEnding {
  readonly when: 'own job';
  readonly job: string;
  readonly period?: RetentionPeriod;
  readonly does: 'delete rows';
}

/** Personal data that is kept as long as the row exists. */
interface KeptEnding {
  readonly when: 'kept';
  readonly columns: readonly string[];
  readonly because: string;
}

export type Ending = AgeEnding | ClosingEnding | JobEnding | KeptEnding;

/** The field in the personal data export, such as `bookingsAsCustomer.address`, or why the data is not exported. */
export type Exported = string | { readonly notExported: string };

export interface TableRule {
  /** What the table is for. */
  readonly why: string;
  /** Whose data it contains; missing if it contains no personal data. */
  readonly whose?: string;
  /** Columns without personal data: ids, statuses, times, sums. */
  readonly plain: readonly string[];
  readonly personal?: Readonly<Record<string, Exported>>;
  readonly endings?: readonly Ending[];
}

/** The rule of each table, by its name. */
export type RetentionRules = Readonly<Record<string, TableRule>>;
