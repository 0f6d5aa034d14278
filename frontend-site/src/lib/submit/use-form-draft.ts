import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepDraft } from './draft';

/** Keeps what is typed into the form for this tab's life, without the secrets among it. */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: string,
  secret: readonly (keyof Values)[] = [],
): void {
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draft, values, secret) }),
    [subscribe, draft, secret],
  );
}
