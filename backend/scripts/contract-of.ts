/** Prose, which may change at any time. */
const PROSE = new Set(['description', 'summary', 'example', 'examples']);

/**
 * A document without its prose: the part that clients depend on. Fields named like prose, such as `description`, are
 * kept.
 */
export function contractOf<T>(node: T, isNames = false): T {
  if (Array.isArray(node)) return node.map((item) => contractOf<unknown>(item)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => isNames || !PROSE.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, contractOf<unknown>(value, !isNames && key === 'properties')]),
  ) as T;
}
