import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type $ZodType, safeParse } from 'zod/v4/core';

/** What is sent of a form: a save undoes nothing that was changed elsewhere meanwhile. */
export function changedSince<Values extends object>(before: Values, values: Values): Partial<Values> {
  const changed: Partial<Values> = { ...values };
  for (const name of Object.keys(values) as (keyof Values)[])
    if (JSON.stringify(values[name]) === JSON.stringify(before[name])) delete changed[name];
  return changed;
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
