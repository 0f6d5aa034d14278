import { NativeSelect } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  options: readonly SelectOption[];
  /** The label of the first, empty choice. */
  placeholder?: string;
  size?: 'sm' | 'md' | 'lg';
}

/** The platform's own list, which works best on a phone and is fully usable by keyboard. */
export function Select({ options, placeholder, size, ...rest }: SelectProps) {
  return (
    <NativeSelect.Root size={size}>
      <NativeSelect.Field {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <ChevronDown aria-hidden />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}

export function SelectField({
  label,
  hint,
  error,
  required,
  optional,
  ...rest
}: Omit<FieldProps, 'children'> & SelectProps) {
  return (
    <Field {...{ label, hint, error, required, optional }}>
      <Select {...rest} />
    </Field>
  );
}
