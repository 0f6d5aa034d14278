import TextField from '@mui/material/TextField';
import { isDate } from '@tidyhearth/domain';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useFilter } from './Filters';

const FIRST = '2020-01-01';
const LAST = '2099-12-31';

/**
 * A filter for a day. Its value is a date string, as the server takes dates and not instants. A year is typed digit by digit, and
 * the browser takes each for one (0002, 0020, 0202): the server is asked once the day is one that it takes.
 */
export function DayInput({ source }: { source: string }) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const { value: applied, onChange } = useFilter(source);
  /** Typed and no day to ask for. */
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
