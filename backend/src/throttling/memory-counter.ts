import { LRUCache } from 'lru-cache';
import type { WindowCount, WindowCounter } from './window-count.js';

interface Window {
  hits: number;
  endsAt: number;
}

/** An attacker with many addresses must not fill the memory, so the oldest windows are dropped. */
const MAX_WINDOWS = 100_000;

/** Counts within one process. */
export class MemoryCounter implements WindowCounter {
  private readonly windows = new LRUCache<string, Window>({ max: MAX_WINDOWS });

  constructor(private readonly now: () => number = () => performance.now()) {}

  async hit(key: string, windowMs: number): Promise<WindowCount> {
    const now = this.now();
    const known = this.windows.get(key);
    const window = known && known.endsAt > now ? known : { hits: 0, endsAt: now + windowMs };
    window.hits += 1;
    this.windows.set(key, window);
    return { hits: window.hits, msLeft: window.endsAt - now };
  }
}
