import { useRef } from 'react';

/** One key for every try of the same submit; another once the content changes. */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef<{ content: string; key: string }>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
