import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../lib/contract';
import { localStore } from '../../lib/storage';
import { giveUpFailed, isUnderWay } from './message-keys';
import { hasArrived, markAnswered, markSent, takeLost } from './unanswered';

type Amend = (typed: string) => string;

/** The boxes that are open, so that the outcome of a message appears in the one that is open by then. */
const openBoxes = new Map<string, (amend: Amend) => void>();

const nameOf = (box: string) => `message-draft-${box}`;

function store(name: string, text: string): void {
  if (text) localStore.set(name, text);
  else localStore.remove(name);
}

/**
 * Text stays in the box of the user who typed it, even after a reload, because the other person may use the same
 * device.
 */
export function useBoxText(box: string): [text: string, change: (text: string) => void] {
  const name = nameOf(box);
  const [text, setText] = useState(() => localStore.get(name) ?? '');
  const change = (next: string) => {
    setText(next);
    store(name, next);
  };
  useEffect(() => {
    const amendText = (amend: Amend) => {
      const next = amend(text);
      setText(next);
      store(name, next);
    };
    openBoxes.set(name, amendText);
    return () => {
      if (openBoxes.get(name) === amendText) openBoxes.delete(name);
    };
  }, [name, text]);
  return [text, change];
}

/** Changes the text of a box, open or not. */
export function amendBox(box: string, amend: Amend): void {
  const name = nameOf(box);
  const amendText = openBoxes.get(name);
  if (amendText) amendText(amend);
  else store(name, amend(localStore.get(name) ?? ''));
}

/** Puts back what could not be sent, before anything typed since. */
const restore = (box: string, unsent: string) =>
  amendBox(box, (typed) => [unsent, typed].filter(Boolean).join('\n'));

/** The box for the first message of a booking, separate from the conversation with its cleaner. */
export const firstMessageBox = (userId: number, cleanerUserId: number, bookingId: number) =>
  `${userId}-${cleanerUserId}-${bookingId}`;

/**
 * Takes unsent text from the pages of new bookings, the earliest booking first. Those pages are left after the booking,
 * so the text moves into the conversation. What is still being sent stays, and what the thread contains was stored.
 */
function takeFirstMessages(userId: number, otherUserId: number, messages: Message[]): string[] {
  const prefix = nameOf(firstMessageBox(userId, otherUserId, 0)).slice(0, -1);
  const bookingIds = localStore
    .keys()
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)))
    .toSorted((a, b) => a - b);
  const taken: string[] = [];
  for (const bookingId of bookingIds) {
    if (isUnderWay({ senderId: userId, receiverId: otherUserId, bookingId })) continue;
    const name = nameOf(firstMessageBox(userId, otherUserId, bookingId));
    const content = localStore.get(name)?.trim();
    localStore.remove(name);
    const isStored = messages.some(
      (message) =>
        message.senderId === userId && message.bookingId === bookingId && message.content === content,
    );
    if (content && !isStored) taken.push(content);
  }
  return taken;
}

interface ThreadState {
  /** Undefined until they have loaded. */
  messages: Message[] | undefined;
  isError: boolean;
}

/**
 * The draft of a conversation. Messages that were sent but not answered before the page ended return to it, unless the
 * thread shows that they arrived; text from the page of a new booking moves into it.
 */
export function useMessageDraft(userId: number, otherUserId: number, { messages, isError }: ThreadState) {
  const box = `${userId}-${otherUserId}`;
  const [text, change] = useBoxText(box);
  /** Only once, because afterwards somebody may be typing one in another tab. */
  const hasTakenFirst = useRef(false);
  useEffect(() => {
    if (!messages && !isError) return;
    const first = hasTakenFirst.current ? [] : takeFirstMessages(userId, otherUserId, messages ?? []);
    hasTakenFirst.current = true;
    const lost = takeLost(box);
    const missing = lost.filter((sent) => !hasArrived(sent, userId, messages ?? []));
    const unsent = [...first, ...missing.map(({ content }) => content)];
    if (unsent.length > 0) restore(box, unsent.join('\n'));
    // The same text written again is another message.
    if (lost.length > 0 && missing.length === 0)
      giveUpFailed({ senderId: userId, receiverId: otherUserId, bookingId: null });
  }, [box, userId, otherUserId, messages, isError]);
  return {
    text,
    change,
    /** Empties the box when its text is sent. */
    take: (content: string) => {
      markSent(box, { content, lastId: messages && Math.max(0, ...messages.map(({ id }) => id)) });
      change('');
    },
    answered: (content: string, isAccepted: boolean) => {
      markAnswered(box, content);
      if (!isAccepted) restore(box, content);
    },
  };
}
