import { useQuery } from '@tanstack/react-query';
import { loadCode } from '../../loadCode';

/**
 * The code of the table, loaded if there is room for one. It is fetched in parallel with the rows, and again on request
 * after a failure.
 */
export const useTableCode = (isWide: boolean) =>
  useQuery({
    queryKey: ['table-code'],
    queryFn: () => loadCode(() => import('./Table')),
    enabled: isWide,
    staleTime: Infinity,
  });
