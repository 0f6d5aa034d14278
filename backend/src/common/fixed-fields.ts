import { isDeepStrictEqual } from 'node:util';
import { invalid } from './app-error.js';

/** Callers may send back what they were given. A different value is refused instead of being silently dropped. */
export function refuseChanges<F extends string>(
  sent: { [K in F]?: unknown },
  current: { [K in F]?: unknown },
  fields: readonly F[],
): void {
  for (const field of fields) {
    if (sent[field] !== undefined && !isDeepStrictEqual(sent[field], current[field]))
      throw invalid(field, `${field} cannot be changed here`);
  }
}
