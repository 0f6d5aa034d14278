import { MAX_ID } from './limits.js';

/** The key of the conversation between two users, in either order: `lowId-highId`. */
export function conversationKey(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** The other person's id, if this user takes part in the conversation with this key. */
export function otherPartyOf(key: string, userId: number): number | undefined {
  const match = /^([1-9]\d*)-([1-9]\d*)$/.exec(key);
  if (!match) return undefined;
  const [low, high] = [Number(match[1]), Number(match[2])];
  if (low >= high || high > MAX_ID) return undefined;
  if (low === userId) return high;
  return high === userId ? low : undefined;
}
