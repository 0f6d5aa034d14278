import { useQuery } from '@tanstack/react-query';
import { loadCode } from '../../loadCode';

/** The code of the table, where there is room for one: fetched beside the rows and, after a failure, when it is asked for again. */
export const useTableCode = (isWide: boolean) =>
  useQuery({
    queryKey: ['table-code'],
    queryFn: () => loadCode(() => import('./Table')),
    enabled: isWide,
    staleTime: Infinity,
  });
