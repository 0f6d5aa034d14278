import { useRef } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

import { type $ZodType, safeParse } from 'zod/v4/core';

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

/** One key for every try of the same submit; another once the content changes. */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef<{ content: string; key: string }>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
