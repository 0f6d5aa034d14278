import { formatDate, isDate } from '@tidyhearth/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
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
  /** The year may still be typed until the field is left; then whether the browser could read what stands there. */
  const [left, setLeft] = useState<{ isReadable: boolean }>();
  const [isTyping, setIsTyping] = useState(false);
  /** Chromium drops the digits of an unfinished day when its field gets other bounds: From may be applied meanwhile. */
  const [bounds, setBounds] = useState({ min, max });
  if (!isTyping && (bounds.min !== min || bounds.max !== max)) setBounds({ min, max });
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [followed, setFollowed] = useState({ value, location });
  if (followed.value !== value || followed.location !== location) {
    setFollowed({ value, location });
    // Back may come before the day that was typed last is rendered as the filter.
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
  // What stood outside of them may count by now: a day before From, once that is earlier.
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
