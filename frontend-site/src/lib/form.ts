import { useRef } from 'react';
import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form';
import { type $ZodType, safeParse } from 'zod/v4/core';

/** What is sent of a form: a save undoes nothing that was changed elsewhere meanwhile. */
export const onlyDirty = <Values extends object>(
  values: Values,
  dirty: Readonly<Partial<Record<keyof Values, unknown>>>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => dirty[name as keyof Values]),
  ) as Partial<Values>;

type Editable<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>;

/** Shows other values and keeps what was typed since `from` stood in the form, to be saved next. */
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

/** For a form that stays open when it is saved: what was typed while it was being sent stays, to be saved next. */
export function useSavedForm<Values extends FieldValues>(form: Editable<Values>) {
  const sent = useRef<Values>(undefined);
  return {
    /** What stands in the form is sent now. */
    markSent: () => {
      sent.current = form.getValues();
    },
    show: (saved: Values) => keepTyped(form, sent.current, saved),
  };
}

/** Checks a form with a zod schema: the first complaint of each field is shown beside it. */
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
