/** Browser storage that may be full or blocked: then nothing is stored, and nothing fails. */
function wrap(pick: () => Storage) {
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(pick());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key: string) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key: string, value: string) => attempt((storage) => storage.setItem(key, value)),
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
  };
}

export const localStore = wrap(() => localStorage);
export const sessionStore = wrap(() => sessionStorage);
