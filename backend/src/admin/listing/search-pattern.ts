/** A LIKE pattern, for `ESCAPE '!'`, that finds the text anywhere. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}

/**
 * The spellings to look for in `LOWER(column)`. SQLite folds only ASCII letters there, so `É` may have stayed a
 * capital: at the start of a name, or throughout a name written in capitals.
 */
export function caseVariants(text: string): string[] {
  const lower = text.toLowerCase();
  const foldAscii = (mixed: string) => mixed.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const [first = '', ...rest] = lower;
  return [
    ...new Set([lower, foldAscii(first.toUpperCase() + rest.join('')), foldAscii(lower.toUpperCase())]),
  ];
}
