import { useGetResourceLabel, useResourceContext } from 'react-admin';

/** The plural name of the rows, with which the table and its pagination are labelled. */
export function useListName(): string {
  const labelOf = useGetResourceLabel();
  return labelOf(useResourceContext() ?? '', 2);
}
