import { formatDate, isDate } from '@tidyhearth/domain';
import { useState } from 'react';
import { TextField } from '../../../components/ui';
import { TEXTS } from '../postings.texts';

interface DayFilterProps {
  label: string;
  name: string;
  /** The day that is filtered by; empty for none. */
  value: string;
  /** Known once somebody goes there. */
  min?: string;
  max?: string;
  onFocus: () => void;
  onChange: (day: string) => void;
}

/**
 * A year is typed digit by digit, and the browser takes each for one: 0002, 0020, 0202. What is typed stays in the field; the
 * list follows once it is a day that counts, or none.
 */
export function DayFilter({ value, min, max, onFocus, onChange, ...field }: DayFilterProps) {
  const [typed, setTyped] = useState(value);
  const [isWrong, setWrong] = useState(false);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setTyped(value);
    setWrong(false);
  }
  const counts = (day: string) => day === '' || (isDate(day) && (!min || day >= min) && (!max || day <= max));
  return (
    <TextField
      {...field}
      type="date"
      {...{ min, max }}
      value={typed}
      error={
        isWrong && min && max ? TEXTS.cleaner.filters.dayOutside(formatDate(min), formatDate(max)) : undefined
      }
      onFocus={() => {
        setWrong(false);
        onFocus();
      }}
      onBlur={({ target }) => setWrong(target.validity.badInput || !counts(target.value))}
      onChange={({ target }) => {
        setTyped(target.value);
        if (counts(target.value)) onChange(target.value);
      }}
    />
  );
}
