import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ApiError } from '../api-error';

/** Shows the server's errors beside the fields of the form. Returns true if it has such a field. */
export function showFieldErrors<Values extends FieldValues>(
  error: ApiError,
  fields: Values,
  setError: UseFormSetError<Values>,
): boolean {
  const shown = Object.entries(error.fieldErrors).filter(([name]) => name in fields);
  for (const [name, message] of shown) setError(name as Path<Values>, { message });
  return shown.length > 0;
}
