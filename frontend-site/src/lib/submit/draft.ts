import { sessionStore } from '../storage';

/** What someone typed, kept in session storage; secrets and ticks of consent are left out. */
export function readDraft<Values extends object>(key: string, empty: Values): Values {
  try {
    const kept: unknown = JSON.parse(sessionStore.get(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return empty;
    const known = Object.entries(kept).filter(
      ([name, value]) =>
        name in empty &&
        typeof value === typeof empty[name as keyof Values] &&
        Array.isArray(value) === Array.isArray(empty[name as keyof Values]),
    );
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return empty;
  }
}

export function keepDraft<Values extends object>(
  key: string,
  values: Values,
  secret: readonly (keyof Values)[] = [],
): void {
  const open = Object.entries(values).filter(([name]) => !secret.includes(name as keyof Values));
  sessionStore.set(key, JSON.stringify(Object.fromEntries(open)));
}

export const dropDraft = (key: string) => sessionStore.remove(key);
