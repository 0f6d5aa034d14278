import { MAX_PAGE_SIZE } from '@tidyhearth/domain';
import { refusedCursor } from './cursors.js';

/** One page of a list and, unless it is the last, the cursor of the next. */
export interface Page<T> {
  items: T[];
  nextCursor?: string;
  /** Whether the last row shows the sort key that its cursor contains. */
  isKeyShown?: boolean;
  /** Set if counting is cheap. */
  total?: number;
}

/** The query of every list that can grow. */
export interface PageRequest {
  limit: number;
  cursor?: string;
}

/** A cursor from the sort key of the last row. `PagedList` seals it in answers and opens it in requests. */
export function encodeCursor(key: readonly (number | string)[]): string {
  return JSON.stringify(key);
}

/** @throws 400 unless the cursor contains exactly the expected kinds of values */
export function decodeCursor<T extends (number | string)[]>(
  cursor: string,
  kinds: { [K in keyof T]: T[K] extends number ? 'number' : 'string' },
): T {
  try {
    const key: unknown = JSON.parse(cursor);
    if (
      Array.isArray(key) &&
      key.length === kinds.length &&
      key.every(
        (value, index) =>
          typeof value === kinds[index] && (typeof value !== 'number' || Number.isFinite(value)),
      )
    ) {
      return key as T;
    }
  } catch {
    // Falls through to the refusal below.
  }
  throw refusedCursor();
}

/** The sort key and id of the last row, for lists with several orders. */
export type OrderedKey = [key: number, id: number];

/**
 * Reads a cursor of `encodeCursor([order, key, id])`, which is only valid for the order that it came from.
 *
 * @throws 400 if it came from another order
 */
export function decodeOrderedCursor(cursor: string, order: string): OrderedKey {
  const [from, key, id] = decodeCursor<[string, number, number]>(cursor, ['string', 'number', 'number']);
  if (from !== order) throw refusedCursor();
  return [key, id];
}

/** Cuts rows to a page. Queries read one row more than that, to learn whether there is a next page. */
export function cutPage<T>(
  rows: T[],
  limit: number,
  cursorOf: (last: T) => readonly (number | string)[],
): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return rows.length > limit && last ? { items, nextCursor: encodeCursor(cursorOf(last)) } : { items };
}

export const DEFAULT_PAGE_SIZE = 50;
export { MAX_PAGE_SIZE };
