import { invalid } from './app-error.js';

/**
 * What callers get instead of the sort key of a page's last row, because the key may reveal more than the list does. A
 * cursor is only valid for the list that issued it. The cryptography is in `database/sealed-cursors.service.ts`,
 * because this layer has no access to keys.
 */
export abstract class Cursors {
  /**
   * @param isShown whether the list shows the sort key anyway. If so, equal keys may be sealed identically, which
   * reveals that they are equal
   */
  abstract seal(list: string, cursor: string, isShown?: boolean): string;

  /** @throws 400 for anything that this list did not issue */
  abstract open(list: string, sealed: string): string;
}

export const refusedCursor = () => invalid('cursor', 'cursor is not one that this list gave');
