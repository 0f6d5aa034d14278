import { createContext, useContext } from 'react';

/** Loads the page of an address before somebody goes there. Only the routes know its module, so the app provides this. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);

export const usePrefetch = () => useContext(PrefetchContext);
