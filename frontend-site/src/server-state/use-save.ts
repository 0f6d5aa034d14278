import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type Submit, type SubmitOptions, useSubmit } from '../lib/submit/use-submit';

interface SaveOptions<Input, Output> extends Omit<SubmitOptions<Input, Output>, 'settle'> {
  /**
   * The queries that the server may answer differently from now on. Also after a refusal, which often means that the
   * data had changed before.
   */
  stale: readonly QueryKey[];
}

/** A submit that changes what is in the query cache. */
export function useSave<Input = void, Output = unknown>({
  stale,
  ...options
}: SaveOptions<Input, Output>): Submit<Input, Output> {
  const client = useQueryClient();
  const settle = () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  return useSubmit({ ...options, settle });
}
