import { useState } from 'react';
import { localStore } from '../../../lib/storage';

/** What was typed and not sent stays in the box, also after a reload. */
export function useDraft(conversation: string): [string, (text: string) => void] {
  const name = `draft-${conversation}`;
  const [text, setText] = useState(() => localStore.get(name) ?? '');
  const change = (next: string) => {
    setText(next);
    if (next) localStore.set(name, next);
    else localStore.remove(name);
  };
  return [text, change];
}
