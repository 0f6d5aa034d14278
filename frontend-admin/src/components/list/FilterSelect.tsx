import { useChangeFilter } from './FilterChanges';
import { useFilters } from './useFilters';
import { SelectField, type Choice } from './SelectField';

interface FilterSelectProps {
  label: string;
  source: string;
  choices: readonly Choice[];
}

export function FilterSelect({ label, source, choices }: FilterSelectProps) {
  const change = useChangeFilter();
  const filters = useFilters();
  return (
    <SelectField
      label={label}
      value={filters[source] ?? ''}
      choices={[{ value: '', label: 'All' }, ...choices]}
      onChange={(value) => change(source, value)}
    />
  );
}
