import { useListContext } from 'react-admin';

/** The list's filters; in the console they are all texts. */
export function useFilters(): Record<string, string> {
  const values = useListContext().filterValues as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
