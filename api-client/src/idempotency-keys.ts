export interface IdempotencyKeys<Content> {
  keyFor: (content: Content) => string;
  succeeded: (content: Content) => void;
  failed?: (content: Content) => void;
}

/** The properties that distinguish files without reading them. As JSON, all files look the same. */
const told = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value;

/**
 * Reuses one key for every try of the same content. The key changes when the content does or once a try has succeeded.
 */
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
