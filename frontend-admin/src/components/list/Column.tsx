import { createContext, use, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

export interface ColumnProps<T extends RaRecord> {
  /**
   * The field that it shows and, if it is sortable, the server's name of the sort order. The field's label is the
   * heading.
   */
  source: string;
  isSortable?: boolean;
  align?: 'right';
  /** Replaces the field's label. */
  heading?: React.ReactElement;
  render?: (record: T) => ReactNode;
  /** Replaces the field's value; reads the row from the record context. */
  children?: ReactNode;
}

type RenderColumn = <T extends RaRecord>(props: ColumnProps<T>) => ReactNode;

/** The table's function for rendering a column, so that lists can declare columns without loading the table. */
export const ColumnContext = createContext<RenderColumn>(() => null);

/** A column of a console table. */
export function Column<T extends RaRecord>(props: ColumnProps<T>) {
  const render = use(ColumnContext);
  return render(props);
}
