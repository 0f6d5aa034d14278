import type { Message } from '../../lib/contract';
import { sessionStore } from '../../lib/storage';

/** What went out of a box, until its answer has come. */
export interface Unanswered {
  content: string;
  /** The last message that its thread showed; undefined where that was not known. */
  lastId: number | undefined;
}

const keyOf = (box: string) => `message-unanswered-${box}`;
/** Whose answer this page still waits for. Of this tab alone, as the storage and the keys of messages are. */
const awaited = new Set<string>();
const nameOf = (box: string, content: string) => `${box}/${content}`;

function read(box: string): Unanswered[] {
  try {
    return JSON.parse(sessionStore.get(keyOf(box)) ?? '[]');
  } catch {
    return [];
  }
}

function write(box: string, kept: Unanswered[]): void {
  if (kept.length > 0) sessionStore.set(keyOf(box), JSON.stringify(kept));
  else sessionStore.remove(keyOf(box));
}

export function markSent(box: string, sent: Unanswered): void {
  awaited.add(nameOf(box, sent.content));
  write(box, [...read(box), sent]);
}

export function markAnswered(box: string, content: string): void {
  awaited.delete(nameOf(box, content));
  write(
    box,
    read(box).filter((sent) => sent.content !== content),
  );
}

/** What a page sent that ended before the answer, as a phone ends one: each is given out once. */
export function takeLost(box: string): Unanswered[] {
  const isAwaited = ({ content }: Unanswered) => awaited.has(nameOf(box, content));
  const sent = read(box);
  const lost = sent.filter((one) => !isAwaited(one));
  if (lost.length > 0) write(box, sent.filter(isAwaited));
  return lost;
}

/** Whether the thread shows it: it was stored, though nobody here was told. */
export const hasArrived = ({ content, lastId }: Unanswered, userId: number, messages: Message[]) =>
  lastId !== undefined &&
  messages.some(
    (message) => message.senderId === userId && message.id > lastId && message.content === content,
  );
