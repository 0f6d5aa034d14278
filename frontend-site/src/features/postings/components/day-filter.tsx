import { formatDate, isDate } from '@tidyhearth/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { TextField } from '../../../components/ui';
import { TEXTS } from '../postings.texts';

interface DayFilterProps {
  label: string;
  name: string;
  /** The day of the filter; empty for none. */
  value: string;
  /** Known once the field is focused. */
  min?: string;
  max?: string;
  onFocus: () => void;
  onChange: (day: string) => void;
}

/**
 * A year is typed digit by digit, and the browser takes each intermediate value for a year: 0002, 0020, 0202. The field
 * keeps what is typed, and the list follows once that is a valid day or empty.
 */
export function DayFilter({ value, min, max, onFocus, onChange, ...field }: DayFilterProps) {
  const [typed, setTyped] = useState(value);
  /** Until the field is left, the year may still be incomplete; afterwards, whether the browser could read the value. */
  const [left, setLeft] = useState<{ isReadable: boolean }>();
  const [isTyping, setIsTyping] = useState(false);
  /**
   * Chromium drops the digits of an unfinished day when the field's bounds change, which the other day filter may cause
   * meanwhile.
   */
  const [bounds, setBounds] = useState({ min, max });
  if (!isTyping && (bounds.min !== min || bounds.max !== max)) setBounds({ min, max });
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [followed, setFollowed] = useState({ value, location });
  if (followed.value !== value || followed.location !== location) {
    setFollowed({ value, location });
    // Back may be pressed before the last typed day has become the filter.
    if (followed.value !== value || isBack) {
      setTyped(value);
      setLeft(undefined);
    }
  }
  const counts = (day: string) => day === '' || (isDate(day) && (!min || day >= min) && (!max || day <= max));
  const isWrong = left !== undefined && !(left.isReadable && counts(typed));
  const followBounds = useEffectEvent(() => {
    if (typed !== value && counts(typed)) onChange(typed);
  });
  // A day outside the old bounds may be valid now, such as a day before From once From is earlier.
  useEffect(() => followBounds(), [min, max]);
  return (
    <TextField
      {...field}
      type="date"
      {...bounds}
      value={typed}
      error={
        isWrong && min && max ? TEXTS.cleaner.filters.dayOutside(formatDate(min), formatDate(max)) : undefined
      }
      onFocus={() => {
        setLeft(undefined);
        onFocus();
      }}
      onKeyDown={() => setIsTyping(true)}
      onBlur={({ target }) => {
        setIsTyping(false);
        setLeft({ isReadable: !target.validity.badInput });
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        if (counts(target.value)) onChange(target.value);
      }}
    />
  );
}
