import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { Panel } from '../Panel';
import { ListEmpty } from './ListEmpty';
import { ListFailure } from './ListFailure';
import { ListSkeleton } from './ListSkeleton';
import { RecordCards } from './RecordCards';
import { useListName } from './useListName';

interface ListBodyProps {
  columns: ReactNode;
  card: ReactNode;
  /** What the list was opened with. */
  filter?: Record<string, string>;
  isWide: boolean;
}

export function ListBody({ columns, card, filter = {}, isWide }: ListBodyProps) {
  const { data, error, isPending, refetch, filterValues, setFilters } = useListContext();
  const name = useListName();
  if (isPending) return <ListSkeleton label={name} />;
  const failure = error && <ListFailure label={name} error={error} onRetry={() => void refetch()} />;
  if (failure && !data) return failure;
  if (!data || data.length === 0) {
    const isFiltered = JSON.stringify(filterValues) !== JSON.stringify(filter);
    return <ListEmpty onClearFilters={isFiltered ? () => setFilters(filter) : undefined} />;
  }
  const rows = isWide ? (
    <Panel sx={{ overflow: 'hidden' }}>
      <DataTable
        aria-label={name}
        size="medium"
        rowClick={false}
        bulkActionButtons={false}
        sx={({ tones }) => ({ '& thead th': { backgroundColor: tones.sunken, paddingBlock: '4px' } })}
      >
        {columns}
      </DataTable>
    </Panel>
  ) : (
    <RecordCards label={name} card={card} records={data} />
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
