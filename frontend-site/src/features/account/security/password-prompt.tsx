import { Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PasswordField } from '../../../components/forms/password-field';
import { Button, Dialog } from '../../../components/ui';
import { TEXTS as UI_TEXTS } from '../../../components/ui/ui.texts';
import type { ApiError } from '../../../lib/api-error';
import { TEXTS } from '../account.texts';

interface PasswordPromptProps {
  title: string;
  text: string;
  confirmLabel: string;
  /** Brick for actions that take something away. */
  colorPalette?: 'brick' | 'evergreen';
  pending: boolean;
  /** The refusal of the password that was sent last, if it was not right. */
  wrong: ApiError | undefined;
  onPassword: (password: string) => void;
  onClose: () => void;
}

/** Asks for the password before an action that somebody with a stolen session must not be able to take. */
export function PasswordPrompt({
  title,
  text,
  confirmLabel,
  colorPalette = 'brick',
  pending,
  wrong,
  onPassword,
  onClose,
}: PasswordPromptProps) {
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(password);
    onPassword(password);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      isShort
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {UI_TEXTS.goBack}
          </Button>
          <Button
            type="submit"
            form="password"
            colorPalette={colorPalette}
            disabled={!password}
            loading={pending}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id="password" gap="4" onSubmit={submit}>
        <Text>{text}</Text>
        <PasswordField
          ref={field}
          label={TEXTS.password}
          // Gone as soon as it is being corrected.
          error={password === sent ? wrong?.reason : undefined}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
