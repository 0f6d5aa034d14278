import { Stack, type StackProps } from '@chakra-ui/react';
import type { FormEventHandler, ReactNode, Ref } from 'react';

interface FormProps extends Omit<StackProps, 'onSubmit' | 'ref'> {
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
}

/**
 * A column of fields. The site validates them itself and shows the errors beside them, so the browser's validation is
 * off.
 */
export function Form({ onSubmit, id, ref, children, 'aria-label': label, ...style }: FormProps) {
  return (
    <Stack gap="5" {...style} asChild>
      <form id={id} ref={ref} aria-label={label} onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </Stack>
  );
}
