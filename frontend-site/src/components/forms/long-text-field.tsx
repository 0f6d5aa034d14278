import { mergeRefs } from '@chakra-ui/react';
import { COUNTED_FROM, lengthOf, TOO_LONG } from '@tidyhearth/domain';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { TextAreaField } from '../ui/field';
import { TEXTS } from './forms.texts';

interface LongTextFieldProps extends ComponentProps<typeof TextAreaField> {
  limit: number;
}

/**
 * A text area with a limit. It keeps all that is pasted and says how much is too much, counted as the server counts;
 * `maxLength` would cut it without a word, and count an emoji as two. The form itself must refuse a longer text.
 */
export function LongTextField({ limit, hint, error, ref, onChange, ...rest }: LongTextFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const count = () => setLength(lengthOf(box.current?.value.trim() ?? ''));
  // The form library also fills the element itself, which fires no event.
  useEffect(count);
  const counter = length > limit * COUNTED_FROM ? TEXTS.counter(length, limit) : undefined;
  return (
    <TextAreaField
      {...rest}
      ref={mergeRefs(box, ref)}
      hint={
        counter ? (
          <>
            {hint} {counter}
          </>
        ) : (
          hint
        )
      }
      error={length > limit ? TOO_LONG(limit, length - limit) : error}
      onChange={(event) => {
        count();
        return onChange?.(event);
      }}
    />
  );
}
