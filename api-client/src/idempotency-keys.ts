export interface IdempotencyKeys<Content> {
  keyFor: (content: Content) => string;
  succeeded: (content: Content) => void;
  failed?: (content: Content) => void;
}

/** All that tells one file from another before it is read; as JSON every file is the same. */
const told = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value;

/** One key for every try of the same content; a new one once the content changes, or a try has succeeded. */
export function createIdempotencyKeys(): IdempotencyKeys<unknown> {
  let last: { content: string; key: string } | undefined;
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content, told) ?? '';
      if (last?.content !== text) last = { content: text, key: crypto.randomUUID() };
      return last.key;
    },
    succeeded: () => {
      last = undefined;
    },
  };
}
