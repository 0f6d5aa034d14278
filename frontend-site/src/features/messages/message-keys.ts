import { onUserChange } from '../../lib/session';
import { sessionStore } from '../../lib/storage';
import type { IdempotencyKeys } from '../../lib/submit/idempotency-key';

/** Where messages are written: in a conversation, or on the page of a booking. */
interface Box {
  senderId: number;
  receiverId: number;
  bookingId: number | null;
}

export interface NewMessage extends Box {
  content: string;
}

interface Attempt {
  content: string;
  key: string;
}

/** A copy of the session storage, which also works in browsers that block it. */
const boxes = new Map<string, Attempt[]>();
onUserChange(() => boxes.clear());
/** The keys of messages that are being sent. */
const underWay = new Set<string>();

const nameOf = ({ senderId, receiverId, bookingId }: Box) =>
  `message-keys-${senderId}-${receiverId}-${bookingId ?? ''}`;

function attemptsOf(box: Box): Attempt[] {
  const name = nameOf(box);
  try {
    return boxes.get(name) ?? JSON.parse(sessionStore.get(name) ?? '[]');
  } catch {
    return [];
  }
}

function keep(box: Box, attempts: Attempt[]): void {
  const name = nameOf(box);
  boxes.set(name, attempts);
  if (attempts.length > 0) sessionStore.set(name, JSON.stringify(attempts));
  else sessionStore.remove(name);
}

function end(message: NewMessage): void {
  const attempt = attemptsOf(message).find(({ content }) => content === message.content);
  if (attempt) underWay.delete(attempt.key);
}

/**
 * The keys of messages without an answer. Like drafts, they survive leaving the conversation and reloading the page, so
 * that a message whose answer was lost is not stored twice.
 */
export const messageKeys: IdempotencyKeys<NewMessage> = {
  keyFor: (message) => {
    const attempts = attemptsOf(message);
    const { content } = message;
    const earlier = attempts.find((attempt) => attempt.content === content);
    const { key } = earlier ?? { key: crypto.randomUUID() };
    if (!earlier) keep(message, [...attempts, { content, key }]);
    underWay.add(key);
    return key;
  },
  succeeded: (message) => {
    end(message);
    // Once something else was sent, earlier failed messages count as abandoned.
    giveUpFailed(message);
  },
  failed: end,
};

export const isUnderWay = (box: Box): boolean => attemptsOf(box).some(({ key }) => underWay.has(key));

/** From now on, the same text counts as another message. */
export function giveUpFailed(box: Box): void {
  keep(
    box,
    attemptsOf(box).filter(({ key }) => underWay.has(key)),
  );
}
