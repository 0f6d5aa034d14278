import { Checkbox as ChakraCheckbox } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  disabled?: boolean;
  invalid?: boolean;
  name?: string;
}

export function Checkbox({ checked, onChange, children, ...rest }: CheckboxProps) {
  return (
    <ChakraCheckbox.Root
      checked={checked}
      onCheckedChange={(details) => onChange(details.checked === true)}
      {...rest}
    >
      <ChakraCheckbox.HiddenInput />
      <ChakraCheckbox.Control>
        <ChakraCheckbox.Indicator />
      </ChakraCheckbox.Control>
      <ChakraCheckbox.Label>{children}</ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  );
}
