import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../api-error';

/** Focuses a field in the middle of the screen, because its error is below it and a toast may cover the bottom. */
export function leadTo<Values extends FieldValues>(
  { setFocus }: Pick<UseFormReturn<Values>, 'setFocus'>,
  name: Path<Values>,
): void {
  const before = document.activeElement;
  setFocus(name);
  // A form that was left has no field that could take the focus.
  if (document.activeElement !== before) document.activeElement?.scrollIntoView({ block: 'center' });
}

/**
 * Shows the server's errors beside the fields of the form, whose values are in the order of the page, and leads to the
 * first. Returns true if it has such a field.
 *
 * @param names the fields that the server calls otherwise than the form, by the server's names
 */
export function showFieldErrors<Values extends FieldValues>(
  { fieldErrors }: ApiError,
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError' | 'setFocus'>,
  names: Record<string, Path<Values>> = {},
): boolean {
  const errors = Object.fromEntries(
    Object.entries(fieldErrors).map(([path, message]) => [names[path] ?? path, message]),
  );
  const wrong = Object.keys(form.getValues()).filter((name) => name in errors) as Path<Values>[];
  for (const name of wrong) form.setError(name, { message: errors[name] });
  const [first] = wrong;
  if (first !== undefined) leadTo(form, first);
  return first !== undefined;
}
