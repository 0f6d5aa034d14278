/** Tells how many recovery codes are left after one was used. */
export function codesLeft(left: number): string {
  if (left === 0) return 'It was the last one: please make new ones in your security settings now.';
  const codes = left === 1 ? 'One of your codes is left' : `${left} of your codes are left`;
  return `${codes}; you can make new ones in your security settings.`;
}
