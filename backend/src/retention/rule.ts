import type { RetentionPeriod } from '@tidyhearth/domain';

/** What replaces an erased value. */
export type Replacement = 'null' | 'empty' | 'zero' | 'former member' | 'closed address' | 'outward code';
export type Replacements = Readonly<Record<string, Replacement>>;

/** The column that holds the person's account id or cleaner id. */
export type Link = Readonly<{ user: string } | { cleaner: string }>;

/** Erases all rows, or those of a condition on them without parameters. */
interface Erasing {
  readonly does: 'delete rows' | Replacements;
  readonly where?: string;
}

/** The table whose row refers to this one, and its column that does. */
interface Referrer {
  readonly table: string;
  readonly by: string;
}

/** When a row is so many days old by an indexed column. */
export interface AgeEnding extends Erasing {
  readonly when: 'age';
  readonly since: string;
  /** The table whose row this one is a part of, and the column that names that row: `since` and `where` are then of that row. */
  readonly partOf?: { readonly table: string; readonly by: string };
  /** The row whose age counts instead: `since` is then of that row. Where there is none, nothing is erased. */
  readonly goesWith?: Referrer;
  readonly period: RetentionPeriod;
}

/** When the account closes, or when what was set aside is deleted (`RETENTION_DAYS.closedAccounts`). */
export interface ClosingEnding extends Erasing {
  readonly when: 'closing' | 'closed for good';
  readonly of: Link;
  /**
   * What was agreed is left as it is in this status until the instant in this column, both of the row itself or of the one it
   * goes with; a rule by age erases it then.
   */
  readonly exceptAhead?: { readonly status: string; readonly until: string; readonly goesWith?: Referrer };
}

/** By a job of the table's module, with its own timing. */
interface JobEnding {
  readonly when: 'own job';
  readonly job: string;
  readonly period?: RetentionPeriod;
  readonly does: 'delete rows';
}

/** Kept although personal, as long as the row exists. */
interface KeptEnding {
  readonly when: 'kept';
  readonly columns: readonly string[];
  readonly because: string;
}

export type Ending = AgeEnding | ClosingEnding | JobEnding | KeptEnding;

/** The field of the personal data export, such as `bookingsAsCustomer.address`; or why it is not exported. */
export type Exported = string | { readonly notExported: string };

export interface TableRule {
  /** What the table is for. */
  readonly why: string;
  /** Whose data it holds; absent where it holds none. */
  readonly whose?: string;
  /** Columns without personal data: ids, statuses, times, sums. */
  readonly plain: readonly string[];
  readonly personal?: Readonly<Record<string, Exported>>;
  readonly endings?: readonly Ending[];
}

/** The rule of each table, by its name. */
export type RetentionRules = Readonly<Record<string, TableRule>>;
