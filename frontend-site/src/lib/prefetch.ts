import { createContext, useContext } from 'react';

/** Loads the page at an address before anyone goes there. Only the routes know which module that is, so the app provides it. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);

export const usePrefetch = () => useContext(PrefetchContext);
