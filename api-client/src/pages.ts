const NEXT = /<([^>]*)>\s*;[^,]*\brel="?next"?/;

/** The cursor of the page that a `Link` header names as next; undefined on the last page. */
export function nextCursor(link: string | null): string | undefined {
  const address = NEXT.exec(link ?? '')?.[1];
  if (address === undefined) return undefined;
  return new URL(address, 'http://any.invalid').searchParams.get('cursor') ?? undefined;
}
