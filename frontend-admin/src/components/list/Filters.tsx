import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';

type Values = Record<string, string>;

const FiltersContext = createContext<{ values: Values; change: (source: string, value: string) => void }>({
  values: {},
  change: () => undefined,
});

/**
 * The filters of the surrounding list, applied as they change. A choice is shown at once, while the list still follows.
 * Changes from elsewhere, such as the browser's Back, are shown too.
 *
 * Replaces react-admin's `FilterLiveForm`, which loads a form library: 13 KB that lists would need on a phone.
 */
export function Filters({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext();
  const applied = JSON.stringify(filterValues);
  const [values, setValues] = useState<Values>(filterValues);
  const latest = useRef<Values>(filterValues);
  /** Filters passed to the list that it has not yet returned, so that two changes in quick succession both count. */
  const underWay = useRef<string[]>([]);
  /** A ref, because a search waits for a pause in typing, and the list's order may have changed by then. */
  const apply = useRef(setFilters);
  useEffect(() => {
    apply.current = setFilters;
  }, [setFilters]);

  useEffect(() => {
    const at = underWay.current.indexOf(applied);
    underWay.current = at < 0 ? [] : underWay.current.slice(at + 1);
    if (at >= 0 || applied === JSON.stringify(latest.current)) return;
    latest.current = JSON.parse(applied);
    setValues(latest.current);
  }, [applied]);

  const filters = useMemo(
    () => ({
      values,
      change(source: string, value: string) {
        const { [source]: _, ...others } = latest.current;
        latest.current = value === '' ? others : { ...others, [source]: value };
        underWay.current.push(JSON.stringify(latest.current));
        setValues(latest.current);
        apply.current(latest.current);
      },
    }),
    [values],
  );
  return (
    <form onSubmit={(event) => event.preventDefault()} style={{ display: 'contents' }}>
      <FiltersContext value={filters}>{children}</FiltersContext>
    </form>
  );
}

/** One filter: its value, empty if it is not set, and a function to change it. */
export function useFilter(source: string) {
  const { values, change } = use(FiltersContext);
  return { value: values[source] ?? '', onChange: (value: string) => change(source, value) };
}
