import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from './draft';

/** Keeps the input of the form in session storage, without the `secret` fields. */
export function useFormDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe'>,
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

/**
 * Fills in the stored draft after the first render, which must match the prerendered page. Anything else in the fields
 * was typed while the page was hydrating.
 */
export function useKeptDraft<Values extends FieldValues>(
  { setValue }: Pick<UseFormReturn<Values>, 'setValue'>,
  draft: string,
  empty: Values,
): void {
  useEffect(() => {
    const kept = readDraft(draft, empty);
    for (const [name, value] of Object.entries(kept)) {
      if (value !== empty[name]) setValue(name as Path<Values>, value, { shouldDirty: true });
    }
  }, [setValue, draft, empty]);
}
