import { Box, Input, type InputProps } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import { IconButton } from '../ui/button';
import { Field } from '../ui/field';

interface PasswordFieldProps extends Omit<InputProps, 'ref' | 'type'> {
  label: string;
  hint?: string;
  error?: string;
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
}

export function PasswordField({ label, hint, error, required, ref, ...rest }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field {...{ label, hint, error, required }}>
      <Box position="relative" width="full">
        <Input ref={ref} type={visible ? 'text' : 'password'} pe="12" {...rest} />
        <IconButton
          position="absolute"
          insetEnd="1"
          top="1"
          size="sm"
          aria-label={visible ? 'Hide password' : 'Show password'}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </Box>
    </Field>
  );
}
