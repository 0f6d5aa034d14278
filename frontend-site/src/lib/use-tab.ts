import { useSearchParams } from 'react-router-dom';

/** The tab named in the query string, or the first one if it names none that exists. */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]], parameter = 'tab'): Tab {
  const [params] = useSearchParams();
  const wanted = params.get(parameter);
  return tabs.find((tab) => tab === wanted) ?? tabs[0];
}
