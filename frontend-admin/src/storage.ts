/** Wraps browser storage, which may be full or forbidden. Then nothing is stored, but nothing fails. */
function wrap(pick: () => Storage) {
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(pick());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key: string): string | null => attempt((storage) => storage.getItem(key)) ?? null,
    /** Returns whether it was stored. */
    set: (key: string, value: string): boolean =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }) ?? false,
    remove: (key: string): void => attempt((storage) => storage.removeItem(key)),
  };
}

export const localStore = wrap(() => localStorage);
export const sessionStore = wrap(() => sessionStorage);
