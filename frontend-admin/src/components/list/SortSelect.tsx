import { useListContext } from 'react-admin';
import { SelectField } from './SelectField';
import type { Column } from './types';

/** Cards have no column headings to press, so their order is chosen here. */
export function SortSelect<T>({ columns }: { columns: readonly Column<T>[] }) {
  const { sort, setSort } = useListContext();
  const choices = columns.flatMap(({ label, sortBy }) =>
    sortBy
      ? [
          { value: `${sortBy} ASC`, label: `${label}, ascending` },
          { value: `${sortBy} DESC`, label: `${label}, descending` },
        ]
      : [],
  );
  if (choices.length === 0) return null;

  function choose(value: string) {
    const [field = sort.field, order] = value.split(' ');
    setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
  }

  return (
    <SelectField
      label="Order"
      isLong
      value={`${sort.field} ${sort.order}`}
      choices={choices}
      onChange={choose}
    />
  );
}
