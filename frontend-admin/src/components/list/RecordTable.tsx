import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext, type RaRecord } from 'react-admin';
import { Panel } from '../Panel';
import type { Column } from './types';

interface RecordTableProps<T extends RaRecord> {
  label: string;
  columns: readonly Column<T>[];
  records: readonly T[];
}

export function RecordTable<T extends RaRecord>({ label, columns, records }: RecordTableProps<T>) {
  const { sort, setSort } = useListContext<T>();
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';

  function sortBy(field: string) {
    const order = sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC';
    setSort({ field, order });
  }

  return (
    <Panel sx={{ overflow: 'hidden' }}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ key, label, heading = label, sortBy: field, align }) => (
              <TableCell
                key={key}
                align={align}
                sortDirection={field && field === sort.field ? direction : false}
              >
                {field ? (
                  <TableSortLabel
                    active={field === sort.field}
                    direction={field === sort.field ? direction : 'asc'}
                    onClick={() => sortBy(field)}
                  >
                    {heading}
                  </TableSortLabel>
                ) : (
                  heading
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <TableRow key={record.id} hover>
              {columns.map(({ key, align, cell }) => (
                <TableCell key={key} align={align}>
                  {cell(record)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
