import { useState } from 'react';
import { localStore } from '../../lib/storage';

/** What was typed and not sent stays in the box, also after a reload. */
export function useMessageDraft(conversation: string) {
  const name = `draft-${conversation}`;
  const [text, setText] = useState(() => localStore.get(name) ?? '');
  const change = (next: string) => {
    setText(next);
    if (next) localStore.set(name, next);
    else localStore.remove(name);
  };
  /** Puts back what could not be sent, before whatever has been typed since. */
  const restore = (unsent: string) => change([unsent, localStore.get(name)].filter(Boolean).join('\n'));
  return { text, change, restore };
}
