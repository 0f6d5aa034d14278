/** Browser storage that may be full or forbidden: then nothing is stored, and nothing fails. */
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
    /** Answers whether it is stored. */
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
