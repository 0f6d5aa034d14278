import { CODE_LENGTH, FORM_ERRORS } from '@tidyhearth/domain';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Flex } from '@chakra-ui/react';
import { Button, TextField } from '../../../components/ui';

interface CodeFormProps {
  label: string;
  submitLabel: string;
  pending: boolean;
  /** The problem with the last code. */
  problem?: string;
  onCode: (code: string) => void;
  aside?: ReactNode;
}

/** A form for a code of six characters from a mail or an app. */
export function CodeForm({ label, submitLabel, pending, problem, onCode, aside }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = code.replace(/\s/g, '').toUpperCase();
    setError(text.length === CODE_LENGTH ? undefined : FORM_ERRORS.code);
    if (text.length === CODE_LENGTH) onCode(text);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Flex gap="3" wrap="wrap" align="flex-start" direction="column" maxW="xs">
        <TextField
          label={label}
          value={code}
          error={error ?? problem}
          maxLength={CODE_LENGTH + 2}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          letterSpacing="wider"
          fontFamily="mono"
          textTransform="uppercase"
          onChange={(event) => setCode(event.target.value)}
        />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={pending}>
            {submitLabel}
          </Button>
          {aside}
        </Flex>
      </Flex>
    </form>
  );
}
