import { useListContext, useTranslate, type SortPayload } from 'react-admin';
import { SelectField } from './SelectField';

/** Cards have no column headings to press, so their order is chosen here. */
export function SortSelect({ fields, usual }: { fields: readonly string[]; usual: SortPayload }) {
  const { resource, sort, setSort } = useListContext();
  const translate = useTranslate();
  if (fields.length === 0) return null;
  const choices = fields.flatMap((source) => {
    const field = translate(`resources.${resource}.fields.${source}`);
    return [
      { value: `${source} ASC`, label: translate('list.ascending', { field }) },
      { value: `${source} DESC`, label: translate('list.descending', { field }) },
    ];
  });

  // An order of the server's own, which no field gives.
  if (!fields.includes(usual.field))
    choices.unshift({
      value: `${usual.field} ${usual.order}`,
      label: translate(`list.orders.${usual.field}`),
    });

  function choose(value: string) {
    const [field = sort.field, order] = value.split(' ');
    setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
  }

  return (
    <SelectField
      label={translate('list.order')}
      isLong
      value={`${sort.field} ${sort.order}`}
      choices={choices}
      onChange={choose}
    />
  );
}
