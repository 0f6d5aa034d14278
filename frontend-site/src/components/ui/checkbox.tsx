import { Box, Checkbox as ChakraCheckbox, Text } from '@chakra-ui/react';
import { type ReactNode, type Ref, useId } from 'react';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  /** Explains the checkbox, below its label. */
  hint?: string;
  disabled?: boolean;
  invalid?: boolean;
  name?: string;
  /** For a form that sets the focus. */
  inputRef?: Ref<HTMLInputElement>;
}

export function Checkbox({ checked, onChange, children, hint, inputRef, ...rest }: CheckboxProps) {
  const hintId = useId();
  const checkbox = (
    <ChakraCheckbox.Root
      checked={checked}
      onCheckedChange={(details) => onChange(details.checked === true)}
      {...rest}
    >
      <ChakraCheckbox.HiddenInput ref={inputRef} aria-describedby={hint && hintId} />
      <ChakraCheckbox.Control>
        <ChakraCheckbox.Indicator />
      </ChakraCheckbox.Control>
      <ChakraCheckbox.Label>{children}</ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  );
  if (!hint) return checkbox;
  return (
    <Box>
      {checkbox}
      <Text id={hintId} ps="8" color="fg.muted" textStyle="sm">
        {hint}
      </Text>
    </Box>
  );
}
