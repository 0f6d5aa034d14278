import type { ReactNode } from 'react';

export interface Column<T> {
  key: string;
  label: string;
  /** Stands in the table's head in place of the label. */
  heading?: ReactNode;
  /** The server's name of the field this column sorts by. */
  sortBy?: string;
  align?: 'right';
  cell: (record: T) => ReactNode;
}

export interface EmptyText {
  title: string;
  hint: string;
}
