import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Later } from '../Later';
import { ListEmpty } from './ListEmpty';
import { ListFailure } from './ListFailure';
import { ListSkeleton } from './ListSkeleton';
import { RecordCards } from './RecordCards';
import { useListName } from './useListName';

const loadTable = async () => ({ default: (await import('./Table')).Table });
const Table = lazy(loadTable);

interface ListBodyProps {
  columns: ReactNode;
  card: ReactNode;
  /** The initial filter values. */
  filter?: Record<string, string>;
  isWide: boolean;
  /** The person has cleared search and filters. */
  onClear: () => void;
}

export function ListBody({ columns, card, filter = {}, isWide, onClear }: ListBodyProps) {
  const { data, error, isPending, refetch, filterValues, setFilters } = useListContext();
  const name = useListName();
  useEffect(() => {
    // Beside the rows, not after them. Whoever renders it is told of a failure.
    if (isWide) loadTable().catch(() => undefined);
  }, [isWide]);
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
  const rows = isWide ? (
    <Suspense fallback={skeleton}>
      <Table label={name} columns={columns} />
    </Suspense>
  ) : (
    <RecordCards label={name} card={card} records={data} />
  );
  if (!failure) return <Later fallback={skeleton}>{rows}</Later>;
  // A failed refetch leaves the rows on the page.
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failure}
      {rows}
    </Box>
  );
}
