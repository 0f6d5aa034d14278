import { MINUTE_MS } from '@tidyhearth/domain';

/** The age up to which a costly value is returned as it is. */
export const FRESH_MS = MINUTE_MS;
/** The age up to which the old value is returned while a new one is being read. */
export const KEPT_MS = 5 * MINUTE_MS;
const MAX_KEYS = 200;

interface Entry<T> {
  value: T;
  readAt: number;
}

/**
 * Caches values that are costly to read, such as counts of a million rows, for a minute. In the next few minutes,
 * callers still get the old value while a new one is read; after that they wait for it. Values that are not costly are
 * read each time.
 */
export class RecentValues<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly reading = new Map<string, Promise<T>>();

  /** @param isCostly tells from a value whether reading it took long */
  constructor(private readonly isCostly: (value: T) => boolean) {}

  async get(key: string, read: () => Promise<T>, now = Date.now()): Promise<T> {
    const entry = this.entries.get(key);
    if (!entry || !this.isCostly(entry.value)) return this.keep(key, await read(), now);
    const age = now - entry.readAt;
    if (age < FRESH_MS) return entry.value;
    const renewed = this.renew(key, read, now);
    if (age >= KEPT_MS) return renewed;
    // The old value stays, and the next call tries again.
    renewed.catch(() => undefined);
    return entry.value;
  }

  /** Reads a value once for all callers who want it at the same time. */
  private renew(key: string, read: () => Promise<T>, now: number): Promise<T> {
    const underWay = this.reading.get(key);
    if (underWay) return underWay;
    const renewed = read()
      .then((value) => this.keep(key, value, now))
      .finally(() => this.reading.delete(key));
    this.reading.set(key, renewed);
    return renewed;
  }

  private keep(key: string, value: T, now: number): T {
    this.entries.delete(key);
    if (this.isCostly(value)) {
      this.entries.set(key, { value, readAt: now });
      const [oldest] = this.entries.keys();
      if (this.entries.size > MAX_KEYS && oldest !== undefined) this.entries.delete(oldest);
    }
    return value;
  }
}
