import TextField from '@mui/material/TextField';
import { useResourceContext, useTranslate } from 'react-admin';
import { useFilter } from './Filters';

/** A filter for a day. Its value is a date string, as the server takes dates and not instants. */
export function DayInput({ source }: { source: string }) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const { value, onChange } = useFilter(source);
  return (
    <TextField
      name={source}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      type="date"
      size="small"
      label={translate(`resources.${resource}.fields.${source}`)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '2020-01-01', max: '2099-12-31' } }}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
    />
  );
}
