import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type $ZodType, safeParse } from 'zod/v4/core';

/** What is sent of a form: a save undoes nothing that was changed elsewhere meanwhile. */
export const onlyDirty = <Values extends object>(
  values: Values,
  dirty: Readonly<Partial<Record<keyof Values, unknown>>>,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => dirty[name as keyof Values]),
  ) as Partial<Values>;

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
