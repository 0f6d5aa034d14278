import { useListContext, useTranslate, type SortPayload } from 'react-admin';
import { SelectField } from './SelectField';

/** The sort order of cards, which have no column headings to press. */
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

  // A special order of the server, which no field gives.
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
