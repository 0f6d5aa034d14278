import { MINUTE_MS } from '@tidyhearth/domain';

/** How old a costly value may be. */
export const FRESH_MS = MINUTE_MS;
/** How old the value may be that is answered while a new one is read. */
export const KEPT_MS = 5 * MINUTE_MS;
const MAX_KEYS = 200;

interface Entry<T> {
  value: T;
  readAt: number;
}

/**
 * Keeps values that are costly to read, such as counts of a million rows, for a minute; for a few more whoever asks gets the
 * old one while the new one is read, and later waits for the new one. Values that are not costly are read anew each time.
 */
export class RecentValues<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly reading = new Map<string, Promise<T>>();

  /** @param isCostly tells by a value whether reading it took long */
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

  /** Once, however many ask. */
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
