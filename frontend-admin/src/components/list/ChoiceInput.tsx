import { useResourceContext, useTranslate } from 'react-admin';
import { useFilter } from './Filters';
import { SelectField, type Choice } from './SelectField';

/** A filter with a few choices. A native select, which opens the system's picker on a phone. */
export function ChoiceInput({ source, choices }: { source: string; choices: readonly Choice[] }) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const { value, onChange } = useFilter(source);
  return (
    <SelectField
      label={translate(`resources.${resource}.fields.${source}`)}
      value={value}
      choices={[{ value: '', label: translate('list.all') }, ...choices]}
      onChange={onChange}
    />
  );
}
