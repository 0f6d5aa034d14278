const NEXT = /<([^>]*)>\s*;[^,]*\brel="?next"?/;

/** The query of the page that a `Link` header names as next; undefined where it names none. */
export function nextQuery(link: string | null): Record<string, string> | undefined {
  const address = NEXT.exec(link ?? '')?.[1];
  if (address === undefined) return undefined;
  return Object.fromEntries(new URL(address, 'http://any.invalid').searchParams);
}
