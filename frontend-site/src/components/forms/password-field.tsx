import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/button';
import { TextField, type TextFieldProps } from '../ui/text-field';
import { TEXTS } from './forms.texts';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      action={
        <IconButton
          position="absolute"
          insetEnd="1"
          // The button is as high as the field on a phone, and lower elsewhere.
          top={{ base: '0', md: '1' }}
          size="sm"
          aria-label={TEXTS.showPassword}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
