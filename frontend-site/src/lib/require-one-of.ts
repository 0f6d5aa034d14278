/** Narrows what a checked form holds; a value that is not on the list got past the check by our own mistake. */
export function requireOneOf<T extends string>(value: string, allowed: readonly T[]): T {
  const found = allowed.find((option) => option === value);
  if (found === undefined) throw new TypeError(`${value} is not one of ${allowed.join(', ')}`);
  return found;
}
