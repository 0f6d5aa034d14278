import type { ReactNode } from 'react';
import { DataTable, useDataTableRenderContext, useDataTableSortContext, type RaRecord } from 'react-admin';

interface ColumnProps<T extends RaRecord> {
  /** The field it shows and, where it is sortable, the server's name of the order. Its heading is the field's label. */
  source: string;
  isSortable?: boolean;
  align?: 'right';
  /** In place of the field's label. */
  heading?: React.ReactElement;
  render?: (record: T) => ReactNode;
  /** Shown instead of the field's value; reads the row from its record context. */
  children?: ReactNode;
}

/** A column of a console table. Its heading tells the order to assistive technology. */
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
