import { invalid } from './app-error.js';

/**
 * What callers get instead of the sort key of a page's last row, which may say more than the list does. It opens at the
 * list that gave it, and nowhere else. This layer knows no keys: `database/sealed-cursors.service.ts` does it.
 */
export abstract class Cursors {
  /** @param isShown whether the list shows the key: then it may be sealed alike each time, which says that it is the same */
  abstract seal(list: string, cursor: string, isShown?: boolean): string;

  /** @throws 400 for anything that this list has not given */
  abstract open(list: string, sealed: string): string;
}

export const refusedCursor = () => invalid('cursor', 'cursor is not one that this list gave');
