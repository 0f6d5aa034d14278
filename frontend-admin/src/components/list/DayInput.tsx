import TextField from '@mui/material/TextField';
import { useInput, useResourceContext, useTranslate } from 'react-admin';

/** A filter for a day. Its value is a date string, as the server takes dates and not instants. */
export function DayInput({ source }: { source: string }) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const { field } = useInput<string>({ source });
  return (
    <TextField
      {...field}
      type="date"
      size="small"
      label={translate(`resources.${resource}.fields.${source}`)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '2020-01-01', max: '2099-12-31' } }}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
    />
  );
}
