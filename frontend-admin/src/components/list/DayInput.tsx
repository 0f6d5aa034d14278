import TextField from '@mui/material/TextField';
import { isDate } from '@tidyhearth/domain';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useFilter } from './Filters';

const FIRST = '2020-01-01';
const LAST = '2099-12-31';

/**
 * A filter for a day. Its value is a date string, because the server takes dates, not instants. While a year is typed,
 * browsers report each digit as a year (0002, 0020, 0202), so the server is queried only once the day is in the range
 * that it accepts.
 */
export function DayInput({ source }: { source: string }) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const { value: applied, onChange } = useFilter(source);
  /** Typed, but not yet a valid day. */
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);

  function type(day: string) {
    const counts = day === '' || (isDate(day) && day >= FIRST && day <= LAST);
    setTyped(counts ? undefined : day);
    if (counts) onChange(day);
  }

  const isWrong = isLeft && typed !== undefined;
  return (
    <TextField
      name={source}
      value={typed ?? applied}
      onChange={(event) => type(event.target.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      type="date"
      size="small"
      label={translate(`resources.${resource}.fields.${source}`)}
      error={isWrong}
      helperText={
        isWrong && translate('list.dayOutside', { first: FIRST.slice(0, 4), last: LAST.slice(0, 4) })
      }
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: FIRST, max: LAST } }}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
    />
  );
}
