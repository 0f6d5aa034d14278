import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A value outside React that components can watch. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `initial` is the value that the server rendered. */
export function useStore<T>(store: Store<T>, initial: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}

const never = () => false;

/**
 * For values that may appear a moment later. React renders a store that it watches in one piece, together with
 * everything else that is due. With this hook it renders in slices, except values for which `isUrgent` is true.
 */
export function useInSlices<T>(
  { get, subscribe }: Pick<Store<T>, 'get' | 'subscribe'>,
  isUrgent: (value: T) => boolean = never,
): T {
  const [shown, show] = useState(get);
  useEffect(() => {
    const follow = () => {
      const value = get();
      if (isUrgent(value)) show(() => value);
      else startTransition(() => show(() => value));
    };
    follow();
    return subscribe(follow);
  }, [get, subscribe, isUrgent]);
  return shown;
}
