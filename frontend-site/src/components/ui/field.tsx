import { Field as ChakraField, Text, Textarea, type TextareaProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { TEXTS } from './ui.texts';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  optional?: boolean;
  children: ReactNode;
}

/** Label, control, hint and error message, connected for assistive technology. */
export function Field({ label, hint, error, required, optional, children }: FieldProps) {
  return (
    <ChakraField.Root invalid={error !== undefined} required={required}>
      <ChakraField.Label>
        {label}
        {optional && (
          <Text as="span" fontWeight="normal" color="fg.muted">
            {' '}
            {TEXTS.optional}
          </Text>
        )}
      </ChakraField.Label>
      {children}
      {hint && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      <ChakraField.ErrorText role="alert">{error}</ChakraField.ErrorText>
    </ChakraField.Root>
  );
}

type Described = Omit<FieldProps, 'children'>;

export function TextAreaField({
  label,
  hint,
  error,
  required,
  optional,
  ref,
  ...rest
}: Described & Omit<TextareaProps, 'ref'> & { ref?: Ref<HTMLTextAreaElement> }) {
  return (
    <Field {...{ label, hint, error, required, optional }}>
      <Textarea ref={ref} rows={4} {...rest} />
    </Field>
  );
}

export { TextField } from './text-field';
