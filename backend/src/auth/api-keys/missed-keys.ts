import { normalizeIp } from '@nestjs/throttler';
import { MINUTE_MS } from '@tidyhearth/domain';
import { LRUCache } from 'lru-cache';

/**
 * Per client and minute: after this many different unknown keys, or this many calls with one of them, the
 * database is not queried any more.
 */
const MAX_MISSES = 100;
const MAX_ADDRESSES = 10_000;
/**
 * The hexadecimal digits of a hash that are kept: enough to distinguish a few keys, and few enough for a small integer.
 */
const MARK_DIGITS = 7;

/** As the limits count: an IPv6 network of one customer (/64) is one client, because it may use any of its addresses. */
const clientAt = (address: string) => normalizeIp(address);
const markOf = (hash: string) => Number.parseInt(hash.slice(0, MARK_DIGITS), 16);

/**
 * Spares the database from calls with unknown keys, because a key is looked up before the call is counted by a rate
 * limit. It is not needed against guessing: keys can't be guessed. Many different unknown keys count as guessing and
 * block all keys of that address. A single ended key that is used again and again blocks only itself, because the
 * programs of an office share an address.
 */
export class MissedKeys {
  /** The number of calls with each unknown key, by client. */
  private readonly calls = new LRUCache<string, Map<number, number>>({ max: MAX_ADDRESSES, ttl: MINUTE_MS });

  /** Milliseconds until the key is looked up again, or 0 if it can be looked up now. */
  waitMs(address: string, hash: string): number {
    const client = clientAt(address);
    const missed = this.calls.get(client);
    if (!missed) return 0;
    const isGuessing = missed.size >= MAX_MISSES;
    const isRepeated = (missed.get(markOf(hash)) ?? 0) >= MAX_MISSES;
    return isGuessing || isRepeated ? Math.max(1, this.calls.getRemainingTTL(client)) : 0;
  }

  note(address: string, hash: string): void {
    const client = clientAt(address);
    const missed = this.calls.get(client) ?? new Map<number, number>();
    const mark = markOf(hash);
    missed.set(mark, (missed.get(mark) ?? 0) + 1);
    if (!this.calls.has(client)) this.calls.set(client, missed);
  }
}
