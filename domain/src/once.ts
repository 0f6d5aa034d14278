/** Makes a thing when it is first asked for. A formatter costs a phone 20 ms, often for a page that formats nothing. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
