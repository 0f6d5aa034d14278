import { MAX_ID } from './limits.js';

/** The key of the conversation of two users, whichever is named first: `lowId-highId`. */
export function conversationKey(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** The other person's id, if the key is one of this user's conversations. */
export function otherPartyOf(key: string, userId: number): number | undefined {
  const match = /^([1-9]\d*)-([1-9]\d*)$/.exec(key);
  if (!match) return undefined;
  const [low, high] = [Number(match[1]), Number(match[2])];
  if (low >= high || high > MAX_ID) return undefined;
  if (low === userId) return high;
  return high === userId ? low : undefined;
}
