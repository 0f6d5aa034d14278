import { onUserChange } from '../../lib/session';
import { sessionStore } from '../../lib/storage';
import type { IdempotencyKeys } from '../../lib/submit/idempotency-key';

/** Where messages are written: a conversation, or the page of a booking. */
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

/** What is in session storage, for browsers that refuse it as well. */
const boxes = new Map<string, Attempt[]>();
onUserChange(() => boxes.clear());
/** The keys of what waits for its answer. */
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
 * The keys of messages whose answer has not come. They stay when the conversation is left and when the page is loaded
 * again, as what was typed does: a message that was stored though its answer was lost is not stored twice.
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
    // Whoever has written something else since has given up what failed before.
    giveUpFailed(message);
  },
  failed: end,
};

export const isUnderWay = (box: Box): boolean => attemptsOf(box).some(({ key }) => underWay.has(key));

/** The same words written again are another message from now on. */
export function giveUpFailed(box: Box): void {
  keep(
    box,
    attemptsOf(box).filter(({ key }) => underWay.has(key)),
  );
}
