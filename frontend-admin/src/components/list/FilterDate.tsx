import TextField from '@mui/material/TextField';
import { useChangeFilter } from './FilterChanges';
import { useFilters } from './useFilters';

interface FilterDateProps {
  label: string;
  source: string;
}

export function FilterDate({ label, source }: FilterDateProps) {
  const change = useChangeFilter();
  const filters = useFilters();
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={filters[source] ?? ''}
      onChange={(event) => change(source, event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '2020-01-01', max: '2099-12-31' } }}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
    />
  );
}
