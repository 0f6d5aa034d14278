import { MAX_ID } from '@tidyhearth/domain';

/** Parses an id from an address, which may be typed or damaged. */
export function idOf(text: string | null | undefined): number | undefined {
  const id = Number(text ?? Number.NaN);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : undefined;
}

/**
 * The current query string of the address. The rendered page may lag behind it, so a change based on what the page
 * shows could undo a recent one.
 */
export const currentParams = () => new URLSearchParams(window.location.search);
