import type { ReactNode } from 'react';
import { DataTable, useDataTableRenderContext, useDataTableSortContext, type RaRecord } from 'react-admin';

interface ColumnProps<T extends RaRecord> {
  /** The field it shows and, where it is sortable, the server's name of the sort. Its label is the heading. */
  source: string;
  isSortable?: boolean;
  align?: 'right';
  /** Replaces the field's label. */
  heading?: React.ReactElement;
  render?: (record: T) => ReactNode;
  /** Replaces the field's value; reads the row from the record context. */
  children?: ReactNode;
}

/** A column of a console table, with `aria-sort` on its heading. */
export function Column<T extends RaRecord>(props: ColumnProps<T>) {
  const { source, isSortable = false, align, heading, render, children } = props;
  const part = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const isSorted = part === 'header' && isSortable && sort?.field === source;
  return (
    <DataTable.Col<T>
      source={source}
      disableSort={!isSortable}
      align={align}
      label={heading}
      render={render}
      {...(isSorted && { 'aria-sort': sort.order === 'ASC' ? 'ascending' : 'descending' })}
    >
      {children}
    </DataTable.Col>
  );
}
