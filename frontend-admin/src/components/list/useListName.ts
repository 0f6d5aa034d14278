import { useGetResourceLabel, useResourceContext } from 'react-admin';

/** The plural name of the rows, which labels the table and its pagination. */
export function useListName(): string {
  const labelOf = useGetResourceLabel();
  return labelOf(useResourceContext() ?? '', 2);
}
