import { MINUTE_MS } from '@tidyhearth/domain';
import { LRUCache } from 'lru-cache';

/** Keys of one address that were not found in a minute, and calls with one of them, after which the database is not asked. */
const MAX_MISSES = 100;
const MAX_ADDRESSES = 10_000;
/** Hexadecimal digits of a hash that tell a few keys apart, as a number that takes little memory. */
const MARK_DIGITS = 7;

const markOf = (hash: string) => Number.parseInt(hash.slice(0, MARK_DIGITS), 16);

/**
 * A key can't be guessed; this spares the database, since the key is read before the call is counted. Many different keys are
 * taken for guessing, and then none is looked for. One that has ended and is still asked with waits alone: programs of an office
 * share an address.
 */
export class MissedKeys {
  /** Of each address the calls with each key. */
  private readonly calls = new LRUCache<string, Map<number, number>>({ max: MAX_ADDRESSES, ttl: MINUTE_MS });

  /** Milliseconds until the key is looked for again; 0: it is looked for. */
  waitMs(address: string, hash: string): number {
    const missed = this.calls.get(address);
    if (!missed) return 0;
    const isGuessing = missed.size >= MAX_MISSES;
    const isRepeated = (missed.get(markOf(hash)) ?? 0) >= MAX_MISSES;
    return isGuessing || isRepeated ? Math.max(1, this.calls.getRemainingTTL(address)) : 0;
  }

  note(address: string, hash: string): void {
    const missed = this.calls.get(address) ?? new Map<number, number>();
    const mark = markOf(hash);
    missed.set(mark, (missed.get(mark) ?? 0) + 1);
    if (!this.calls.has(address)) this.calls.set(address, missed);
  }
}
