import { useListContext } from 'react-admin';
import { useFilters } from './useFilters';
import { SelectField, type Choice } from './SelectField';

interface FilterSelectProps {
  label: string;
  source: string;
  choices: readonly Choice[];
}

export function FilterSelect({ label, source, choices }: FilterSelectProps) {
  const { setFilters } = useListContext();
  const filters = useFilters();
  return (
    <SelectField
      label={label}
      value={filters[source] ?? ''}
      choices={[{ value: '', label: 'All' }, ...choices]}
      onChange={(value) => setFilters({ ...filters, [source]: value })}
    />
  );
}
