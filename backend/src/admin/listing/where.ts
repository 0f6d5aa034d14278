import { dayRange, ukToday } from '@tidyhearth/domain';
import type { SqlValue } from '../../database/sql.js';
import { caseVariants, containsPattern } from './search-pattern.js';

/** Conditions of a list, joined by AND; a filter that wasn't given adds nothing. Column names are constants. */
export class Where {
  readonly params: SqlValue[] = [];
  private readonly conditions: string[] = [];

  equals(column: string, value: string | number | boolean | undefined): this {
    return value === undefined ? this : this.add(`${column} = ?`, value);
  }

  /** Whether the column holds anything. */
  isSet(column: string, isSet: boolean | undefined): this {
    return isSet === undefined ? this : this.add(`${column} IS ${isSet ? 'NOT NULL' : 'NULL'}`);
  }

  /** A badge counts up to and on its last day, as `isBadgeCurrent` says of a row. No flag at all is no badge. */
  badge({ flag, lastDay }: { flag: string; lastDay: string }, isCurrent: boolean | undefined): this {
    if (isCurrent === undefined) return this;
    const condition = isCurrent
      ? `${flag} = 1 AND (${lastDay} IS NULL OR ${lastDay} >= ?)`
      : `(COALESCE(${flag}, 0) = 0 OR ${lastDay} < ?)`;
    return this.add(condition, ukToday());
  }

  /** Instants from the first UK day to the last, both included. */
  withinDays(column: string, from: string | undefined, to: string | undefined): this {
    if (from !== undefined) this.add(`${column} >= ?`, dayRange(from).startsAt);
    if (to !== undefined) this.add(`${column} < ?`, dayRange(to).endsAt);
    return this;
  }

  /** Each word stands in at least one of the columns, in any case. */
  contains(columns: readonly string[], text: string | undefined): this {
    for (const word of (text ?? '').split(/\s+/).filter(Boolean)) {
      const patterns = caseVariants(word).map(containsPattern);
      const match = columns.flatMap((column) => patterns.map(() => `LOWER(${column}) LIKE ? ESCAPE '!'`));
      this.add(`(${match.join(' OR ')})`, ...columns.flatMap(() => patterns));
    }
    return this;
  }

  /** Of `users u`: the account that was searched for by its whole address, or whoever has each word in name or address. */
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
