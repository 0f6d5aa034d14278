const NEXT = /<([^>]*)>\s*;[^,]*\brel="?next"?/;

/**
 * The query of the next page that a `Link` header names; undefined if it names none. Repeated parameters become lists.
 */
export function nextQuery(link: string | null): Record<string, string | string[]> | undefined {
  const address = NEXT.exec(link ?? '')?.[1];
  if (address === undefined) return undefined;
  const { searchParams } = new URL(address, 'http://any.invalid');
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const [value = '', ...more] = searchParams.getAll(name);
      return [name, more.length === 0 ? value : [value, ...more]];
    }),
  );
}
