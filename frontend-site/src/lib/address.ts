import { MAX_ID } from '@tidyhearth/domain';

/** An id in an address, which may be typed or mangled. */
export function idOf(text: string | null | undefined): number | undefined {
  const id = Number(text ?? Number.NaN);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : undefined;
}

/**
 * What the address asks now. A page may not have caught up with a change made a moment ago, so a change that begins from
 * what the page shows would undo that one.
 */
export const currentParams = () => new URLSearchParams(window.location.search);
