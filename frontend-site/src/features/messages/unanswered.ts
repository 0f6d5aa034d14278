import type { Message } from '../../lib/contract';
import { sessionStore } from '../../lib/storage';

/** A message that was sent from a box, until its answer arrives. */
export interface Unanswered {
  content: string;
  /** The last message that the thread showed; undefined if that was not known. */
  lastId: number | undefined;
}

const keyOf = (box: string) => `message-unanswered-${box}`;
/**
 * The messages whose answers this page still waits for. Limited to this tab, like session storage and the keys of
 * messages.
 */
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

/**
 * Returns what was sent by a page that ended before the answer, for example because the phone closed it. Each message
 * is returned once.
 */
export function takeLost(box: string): Unanswered[] {
  const isAwaited = ({ content }: Unanswered) => awaited.has(nameOf(box, content));
  const sent = read(box);
  const lost = sent.filter((one) => !isAwaited(one));
  if (lost.length > 0) write(box, sent.filter(isAwaited));
  return lost;
}

/** Whether the thread contains it, so that it was stored although its answer was lost. */
export const hasArrived = ({ content, lastId }: Unanswered, userId: number, messages: Message[]) =>
  lastId !== undefined &&
  messages.some(
    (message) => message.senderId === userId && message.id > lastId && message.content === content,
  );
