import { MAX_PAGE_SIZE } from '@tidyhearth/domain';
import { refusedCursor } from './cursors.js';

/** One page of a list and, unless it is the last, where the next begins. */
export interface Page<T> {
  items: T[];
  nextCursor?: string;
  /** The last row shows the sort key that its cursor holds. */
  isKeyShown?: boolean;
  /** Set where counting is cheap. */
  total?: number;
}

/** Query of every list that can grow. */
export interface PageRequest {
  limit: number;
  cursor?: string;
}

/** The sort key of the last row; sealed on its way out, and opened on its way in, by the page interceptor. */
export function encodeCursor(key: readonly (number | string)[]): string {
  return JSON.stringify(key);
}

/** @throws 400 unless the cursor holds exactly the expected kinds of value */
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

/** The sort key and the id of the last row, in a list that has several orders. */
export type OrderedKey = [key: number, id: number];

/**
 * A cursor of `encodeCursor([order, key, id])`, which goes on in the order it came from.
 *
 * @throws 400 where it came from another one
 */
export function decodeOrderedCursor(cursor: string, order: string): OrderedKey {
  const [from, key, id] = decodeCursor<[string, number, number]>(cursor, ['string', 'number', 'number']);
  if (from !== order) throw refusedCursor();
  return [key, id];
}

/** Asks for one row more than the page to learn whether there is a next one. */
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
