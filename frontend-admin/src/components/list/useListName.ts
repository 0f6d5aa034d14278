import { useGetResourceLabel, useResourceContext } from 'react-admin';

/** What the rows of the list are, in the plural: names the table and its pages for assistive technology. */
export function useListName(): string {
  const labelOf = useGetResourceLabel();
  return labelOf(useResourceContext() ?? '', 2);
}
