import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { COUNTED_FROM, lengthOf, TOO_LONG } from '@tidyhearth/domain';
import { useEffect, useRef } from 'react';
import { TEXTS } from '../i18n/shared.texts';

/**
 * A longer text scrolls in its field, so that a phone shows what is wrong with it, and the buttons.
 * Material takes a phone's fields, at least 44 px high, for the height of one row, so there it is twice as many.
 */
const MAX_ROWS = 8;

interface LimitedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'helperText'> {
  value: string;
  limit: number;
  helperText?: string;
  onChange: (text: string) => void;
}

/**
 * A field with a limit. It keeps all that is pasted and says how much is too much, counted as the server counts;
 * `maxLength` would cut it without a word, and count an emoji as two. Its form can't be sent until it is shortened.
 */
export function LimitedField({ value, limit, helperText = '', error, onChange, ...rest }: LimitedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const length = lengthOf(value.trim());
  const problem = length > limit ? TOO_LONG(limit, length - limit) : '';
  useEffect(() => input.current?.setCustomValidity(problem), [problem]);
  const counter = length > limit * COUNTED_FROM ? TEXTS.counter(length, limit) : '';
  return (
    <TextField
      fullWidth
      maxRows={MAX_ROWS}
      {...rest}
      inputRef={input}
      value={value}
      error={error === true || problem !== ''}
      helperText={[helperText, problem || counter].filter(Boolean).join(' ') || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
