import { MINUTE_MS } from '@tidyhearth/domain';

/** How old a costly value may be. */
export const FRESH_MS = MINUTE_MS;
const MOST_KEYS = 200;

interface Entry<T> {
  value: T;
  readAt: number;
}

/**
 * Keeps values that are costly to read, such as counts of a million rows, for a minute; after that whoever asks gets the
 * old one while the new one is read. Values that are not costly are read anew each time.
 */
export class RecentValues<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly reading = new Set<string>();

  /** @param isCostly tells by a value whether reading it took long */
  constructor(private readonly isCostly: (value: T) => boolean) {}

  async get(key: string, read: () => Promise<T>, now = Date.now()): Promise<T> {
    const entry = this.entries.get(key);
    if (!entry || !this.isCostly(entry.value)) return this.keep(key, await read(), now);
    if (now - entry.readAt >= FRESH_MS && !this.reading.has(key)) void this.renew(key, read, now);
    return entry.value;
  }

  private async renew(key: string, read: () => Promise<T>, now: number): Promise<void> {
    this.reading.add(key);
    try {
      this.keep(key, await read(), now);
    } catch {
      // The old value stays, and the next call tries again.
    } finally {
      this.reading.delete(key);
    }
  }

  private keep(key: string, value: T, now: number): T {
    this.entries.delete(key);
    if (this.isCostly(value)) {
      this.entries.set(key, { value, readAt: now });
      const [oldest] = this.entries.keys();
      if (this.entries.size > MOST_KEYS && oldest !== undefined) this.entries.delete(oldest);
    }
    return value;
  }
}
