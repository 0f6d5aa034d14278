import { CODE_LENGTH, FORM_ERRORS } from '@tidyhearth/domain';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Flex } from '@chakra-ui/react';
import { Button, TextField } from '../../../components/ui';

interface CodeFormProps {
  label: string;
  submitLabel: string;
  pending: boolean;
  /** The problem with the last code. */
  problem?: string;
  /** Codes of an app are digits; those in mails have letters too. */
  inputMode?: 'numeric';
  /** Resolves to whether it was the right one. */
  onCode: (code: string) => Promise<boolean>;
  aside?: ReactNode;
}

/** A form for a code of six characters from a mail or an app. */
export function CodeForm({ label, submitLabel, pending, problem, inputMode, onCode, aside }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = code.replace(/\s/g, '').toUpperCase();
    setSent(code);
    const isWhole = text.length === CODE_LENGTH;
    setError(isWhole ? undefined : FORM_ERRORS.code);
    // The code has to be typed again.
    if (!isWhole || !(await onCode(text))) field.current?.focus();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Flex gap="3" wrap="wrap" align="flex-start" direction="column" maxW="xs">
        <TextField
          ref={field}
          label={label}
          inputMode={inputMode}
          value={code}
          // Gone as soon as the code is being corrected, and while it is sent again.
          error={code === sent && !pending ? (error ?? problem) : undefined}
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
