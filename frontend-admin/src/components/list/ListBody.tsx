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
  if (error) return <ListFailure label={label} error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) {
    const isFiltered = JSON.stringify(filterValues) !== JSON.stringify(filter);
    return <ListEmpty empty={empty} onClearFilters={isFiltered ? () => setFilters(filter) : undefined} />;
  }
  return isWide ? (
    <RecordTable label={label} columns={columns} records={data} />
  ) : (
    <RecordCards label={label} card={card} records={data} />
  );
}
