import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { askForCode } from '../../loadCode';
import { Later } from '../Later';
import { ListEmpty } from './ListEmpty';
import { ListFailure } from './ListFailure';
import { ListSkeleton } from './ListSkeleton';
import { RecordCards } from './RecordCards';
import { useListName } from './useListName';
import { useTableCode } from './useTableCode';

interface ListBodyProps {
  columns: ReactNode;
  card: ReactNode;
  /** The initial filter values. */
  filter?: Record<string, string>;
  isWide: boolean;
  /** Called when search and filters have been cleared. */
  onClear: () => void;
}

export function ListBody({ columns, card, filter = {}, isWide, onClear }: ListBodyProps) {
  const { data, error, isPending, refetch, filterValues, setFilters } = useListContext();
  const name = useListName();
  const table = useTableCode(isWide);
  const skeleton = <ListSkeleton label={name} />;
  if (isPending) return skeleton;
  const failure = error && <ListFailure label={name} error={error} onRetry={() => void refetch()} />;
  if (failure && !data) return failure;
  if (!data || data.length === 0) {
    const isFiltered = JSON.stringify(filterValues) !== JSON.stringify(filter);
    const clear = () => {
      setFilters(filter);
      onClear();
    };
    return <ListEmpty onClearFilters={isFiltered ? clear : undefined} />;
  }
  const Table = isWide ? table.data?.Table : undefined;
  if (isWide && !Table) {
    if (!table.error) return skeleton;
    const retry = () => {
      askForCode();
      void table.refetch();
    };
    return <ListFailure label={name} error={table.error} onRetry={retry} />;
  }
  const rows = Table ? (
    <Table label={name} columns={columns} />
  ) : (
    <RecordCards label={name} card={card} records={data} />
  );
  // A failed refetch leaves the rows on the page.
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failure}
      <Later fallback={skeleton}>{rows}</Later>
    </Box>
  );
}
