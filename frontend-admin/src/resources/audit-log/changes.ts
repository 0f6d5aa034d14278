const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

export interface Change {
  field: string;
  from: string;
  to: string;
}

type Fields = Record<string, unknown> | null;

/** The fields whose values differ before and after. */
export function changesOf(before: Fields, after: Fields): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, from: shown(before?.[field]), to: shown(after?.[field]) }))
    .filter(({ from, to }) => from !== to);
}
