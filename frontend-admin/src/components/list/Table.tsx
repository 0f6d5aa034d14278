import { DataTable, useDataTableRenderContext, useDataTableSortContext, type RaRecord } from 'react-admin';
import { Panel } from '../Panel';
import { ColumnContext, type ColumnProps } from './Column';

interface TableProps {
  label: string;
  columns: React.ReactNode;
}

/** The rows of a list if there is room for columns. A separate module, because phones never load it. */
export function Table({ label, columns }: TableProps) {
  return (
    <Panel sx={{ overflow: 'hidden' }}>
      <ColumnContext value={renderColumn}>
        <DataTable
          aria-label={label}
          size="medium"
          rowClick={false}
          bulkActionButtons={false}
          sx={({ tones }) => ({
            '& thead th': { backgroundColor: tones.sunken, paddingBlock: '4px' },
            // A long address or name goes on in the next line, and leaves the other columns their room.
            // Buttons stay beside each other as long as there is room.
            '& tbody td:not(:has(button))': { maxWidth: '22rem', overflowWrap: 'break-word' },
          })}
        >
          {columns}
        </DataTable>
      </ColumnContext>
    </Panel>
  );
}

const renderColumn = <T extends RaRecord>(props: ColumnProps<T>) => <TableColumn<T> {...props} />;

/** A column with `aria-sort` on its heading. */
function TableColumn<T extends RaRecord>(props: ColumnProps<T>) {
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
