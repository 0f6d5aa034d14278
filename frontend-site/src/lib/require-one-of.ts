/** Narrows the type of a validated value. A value outside the list got past the validation by a mistake of ours. */
export function requireOneOf<T extends string>(value: string, allowed: readonly T[]): T {
  const found = allowed.find((option) => option === value);
  if (found === undefined) throw new TypeError(`${value} is not one of ${allowed.join(', ')}`);
  return found;
}
