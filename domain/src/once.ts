/**
 * Calls `make` at first use and keeps its result: a formatter takes a phone 20 ms to construct, and many pages need
 * none.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
