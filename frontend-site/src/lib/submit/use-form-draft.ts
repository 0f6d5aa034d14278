import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepDraft } from './draft';

/** Keeps what is typed into the form in session storage, without the `secret` fields. */
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
