/**
 * Calls `make` at first use and keeps its result. Constructing a formatter takes 20 ms on a phone, and many pages need
 * none.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
