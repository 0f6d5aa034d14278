import { useState } from 'react';

/** One key for every try of the same content; a new one once the content changes, or a try has succeeded. */
export function createIdempotencyKeys() {
  let last: { content: string; key: string } | undefined;
  return {
    keyFor: (content: unknown): string => {
      const text = JSON.stringify(content) ?? '';
      if (last?.content !== text) last = { content: text, key: crypto.randomUUID() };
      return last.key;
    },
    succeeded: () => {
      last = undefined;
    },
  };
}

export const useIdempotencyKeys = () => useState(createIdempotencyKeys)[0];
