import { useRef } from 'react';
import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import { type $ZodType, safeParse } from 'zod/v4/core';

/** The changed fields of a form: only these are sent, so that a save undoes nothing that was changed elsewhere. */
export const onlyDirty = <Values extends object>(
  values: Values,
  dirty: Readonly<Partial<Record<keyof Values, unknown>>>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => dirty[name as keyof Values]),
  ) as Partial<Values>;

type Editable<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>;

/** Shows other values, but keeps what was typed since the form showed `from`, so that it can be saved next. */
export function keepTyped<Values extends FieldValues>(
  { getValues, reset, setValue }: Editable<Values>,
  from: Values | undefined,
  to: Values,
): void {
  const typed = getValues();
  reset(to);
  for (const [name, value] of Object.entries(typed)) {
    if (JSON.stringify(value) === JSON.stringify(from?.[name])) continue;
    setValue(name as Path<Values>, value, { shouldDirty: true });
  }
}

/**
 * For a form that stays open after saving: what was typed while it was being sent stays, so that it can be saved next.
 */
export function useSavedForm<Values extends FieldValues>(form: Editable<Values>) {
  const sent = useRef<Values>(undefined);
  return {
    /** Called when the content of the form is sent. */
    markSent: () => {
      sent.current = form.getValues();
    },
    show: (saved: Values) => keepTyped(form, sent.current, saved),
  };
}

/** Validates a form with a zod schema. The first error of each field is shown beside it. */
export function zodResolver<Values extends FieldValues>(schema: $ZodType<Values, Values>): Resolver<Values> {
  return (values) => {
    const result = safeParse(schema, values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues) {
      errors[path.join('.')] ??= { type: code ?? 'custom', message };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
