import { useEffect, useState } from 'react';
import { localStore } from '../../lib/storage';

/** The boxes that are open. What could not be sent comes back to the one that is open by then. */
const openBoxes = new Map<string, (unsent: string) => void>();

const together = (unsent: string, typed: string | undefined) => [unsent, typed].filter(Boolean).join('\n');

function store(name: string, text: string): void {
  if (text) localStore.set(name, text);
  else localStore.remove(name);
}

/** What was typed and not sent stays in the box of who typed it, also after a reload: the other person may use this device. */
export function useMessageDraft(userId: number, otherUserId: number) {
  const name = `message-draft-${userId}-${otherUserId}`;
  const [text, setText] = useState(() => localStore.get(name) ?? '');
  const change = (next: string) => {
    setText(next);
    store(name, next);
  };
  useEffect(() => {
    const putBack = (unsent: string) => {
      const next = together(unsent, text);
      setText(next);
      store(name, next);
    };
    openBoxes.set(name, putBack);
    return () => {
      if (openBoxes.get(name) === putBack) openBoxes.delete(name);
    };
  }, [name, text]);
  /** Puts back what could not be sent, before whatever has been typed since. */
  const restore = (unsent: string) => {
    const putBack = openBoxes.get(name);
    if (putBack) putBack(unsent);
    else store(name, together(unsent, localStore.get(name)));
  };
  return { text, change, restore };
}
