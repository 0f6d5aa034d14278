import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useFilters } from './useFilters';

type ChangeFilter = (source: string, value: string) => void;

const Changes = createContext<ChangeFilter | undefined>(undefined);

/**
 * Through here every filter of a list changes. Of two changes in quick succession both count: the second builds on
 * the first, where what is drawn at that moment may still be the filters before it.
 */
export function FilterChanges({ children }: { children: ReactNode }) {
  const { setFilters } = useListContext();
  const filters = useFilters();
  const latest = useRef(filters);
  const drawn = JSON.stringify(filters);

  useEffect(() => {
    latest.current = JSON.parse(drawn);
  }, [drawn]);

  function change(source: string, value: string) {
    latest.current = { ...latest.current, [source]: value };
    setFilters(latest.current);
  }

  return <Changes.Provider value={change}>{children}</Changes.Provider>;
}

export function useChangeFilter(): ChangeFilter {
  const change = useContext(Changes);
  if (!change) throw new Error('a filter stands outside a list');
  return change;
}
