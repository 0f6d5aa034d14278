import { useEffect, useState } from 'react';
import type { Message } from '../../lib/contract';
import { localStore } from '../../lib/storage';
import { giveUpFailed } from './message-keys';
import { hasArrived, markAnswered, markSent, takeLost } from './unanswered';

/** The boxes that are open. What could not be sent comes back to the one that is open by then. */
const openBoxes = new Map<string, (unsent: string) => void>();

const together = (unsent: string, typed: string | undefined) => [unsent, typed].filter(Boolean).join('\n');

function store(name: string, text: string): void {
  if (text) localStore.set(name, text);
  else localStore.remove(name);
}

interface ThreadState {
  /** Undefined until they are read. */
  messages: Message[] | undefined;
  isError: boolean;
}

/**
 * What was typed and not sent stays in the box of who typed it, also after a reload: the other person may use this device. What
 * was sent and not answered before the page ended comes back to it, unless the thread shows that it arrived.
 */
export function useMessageDraft(userId: number, otherUserId: number, { messages, isError }: ThreadState) {
  const box = `${userId}-${otherUserId}`;
  const name = `message-draft-${box}`;
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
  useEffect(() => {
    if (!messages && !isError) return;
    const lost = takeLost(box);
    if (lost.length === 0) return;
    const missing = lost.filter((sent) => !hasArrived(sent, userId, messages ?? []));
    if (missing.length > 0) restore(name, missing.map(({ content }) => content).join('\n'));
    // The same words written again are another message.
    else giveUpFailed({ senderId: userId, receiverId: otherUserId, bookingId: null });
  }, [box, name, userId, otherUserId, messages, isError]);
  return {
    text,
    change,
    /** Empties the box of what is sent now. */
    take: (content: string) => {
      markSent(box, { content, lastId: messages && Math.max(0, ...messages.map(({ id }) => id)) });
      change('');
    },
    answered: (content: string, isAccepted: boolean) => {
      markAnswered(box, content);
      if (!isAccepted) restore(name, content);
    },
  };
}

/** Puts back what could not be sent, before whatever has been typed since. */
function restore(name: string, unsent: string): void {
  const putBack = openBoxes.get(name);
  if (putBack) putBack(unsent);
  else store(name, together(unsent, localStore.get(name)));
}
