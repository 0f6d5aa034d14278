import { dayRange, ukToday } from '@tidyhearth/domain';
import type { SqlValue } from '../../database/sql.js';
import { caseVariants, containsPattern } from './search-pattern.js';

/** The conditions of a list, joined by AND. A missing filter adds nothing. Column names are constants. */
export class Where {
  readonly params: SqlValue[] = [];
  private readonly conditions: string[] = [];

  equals(column: string, value: string | number | boolean | undefined): this {
    return value === undefined ? this : this.add(`${column} = ?`, value);
  }

  /** Whether the column is not null. */
  isSet(column: string, isSet: boolean | undefined): this {
    return isSet === undefined ? this : this.add(`${column} IS ${isSet ? 'NOT NULL' : 'NULL'}`);
  }

  /** A badge is valid until the end of its last day, as in `isBadgeCurrent`. A missing flag counts as no badge. */
  badge({ flag, lastDay }: { flag: string; lastDay: string }, isCurrent: boolean | undefined): this {
    if (isCurrent === undefined) return this;
    const condition = isCurrent
      ? `${flag} = 1 AND (${lastDay} IS NULL OR ${lastDay} >= ?)`
      : `(COALESCE(${flag}, 0) = 0 OR ${lastDay} < ?)`;
    return this.add(condition, ukToday());
  }

  /** From the start of the first UK day to the end of the last. */
  withinDays(column: string, from: string | undefined, to: string | undefined): this {
    if (from !== undefined) this.add(`${column} >= ?`, dayRange(from).startsAt);
    if (to !== undefined) this.add(`${column} < ?`, dayRange(to).endsAt);
    return this;
  }

  /** Each word must occur in at least one of the columns, in any case. */
  contains(columns: readonly string[], text: string | undefined): this {
    for (const word of (text ?? '').split(/\s+/).filter(Boolean)) {
      const patterns = caseVariants(word).map(containsPattern);
      const match = columns.flatMap((column) => patterns.map(() => `LOWER(${column}) LIKE ? ESCAPE '!'`));
      this.add(`(${match.join(' OR ')})`, ...columns.flatMap(() => patterns));
    }
    return this;
  }

  /**
   * For `users u`: the account whose whole address was searched for, or everybody whose name and address contain all
   * words.
   */
  person(search: string | undefined, namedId: number | undefined): this {
    if (namedId !== undefined) return this.add('u.id = ?', namedId);
    return this.contains(['u.email', 'u.firstName', 'u.lastName'], search);
  }

  add(condition: string, ...params: SqlValue[]): this {
    this.conditions.push(condition);
    this.params.push(...params);
    return this;
  }

  get sql(): string {
    return this.conditions.length === 0 ? '' : `WHERE ${this.conditions.join(' AND ')}`;
  }
}
