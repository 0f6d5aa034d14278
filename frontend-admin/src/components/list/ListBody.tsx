import Box from '@mui/material/Box';
import { useListContext, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { ListEmpty } from './ListEmpty';
import { ListFailure } from './ListFailure';
import { ListSkeleton } from './ListSkeleton';
import { RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';
import type { Column, EmptyText } from './types';

interface ListBodyProps<T extends RaRecord> {
  label: string;
  columns: readonly Column<T>[];
  card: (record: T) => ReactNode;
  empty: EmptyText;
  /** What the list was opened with. */
  filter?: Record<string, string>;
  isWide: boolean;
}

export function ListBody<T extends RaRecord>({
  label,
  columns,
  card,
  empty,
  filter = {},
  isWide,
}: ListBodyProps<T>) {
  const { data, error, isPending, refetch, filterValues, setFilters } = useListContext<T>();
  if (isPending) return <ListSkeleton label={label} />;
  const failure = error && <ListFailure label={label} error={error} onRetry={() => void refetch()} />;
  if (failure && !data) return failure;
  if (!data || data.length === 0) {
    const isFiltered = JSON.stringify(filterValues) !== JSON.stringify(filter);
    return <ListEmpty empty={empty} onClearFilters={isFiltered ? () => setFilters(filter) : undefined} />;
  }
  const rows = isWide ? (
    <RecordTable label={label} columns={columns} records={data} />
  ) : (
    <RecordCards label={label} card={card} records={data} />
  );
  if (!failure) return rows;
  // What could not be fetched again is still worth reading.
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failure}
      {rows}
    </Box>
  );
}
