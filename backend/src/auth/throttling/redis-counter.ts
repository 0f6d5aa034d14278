import { Logger } from '@nestjs/common';
import { createClient } from 'redis';
import { MemoryCounter } from './memory-counter.js';
import type { WindowCount, WindowCounter } from './window-count.js';

const PREFIX = 'tidyhearth:limit:';
/** Counting and setting the end of the window in one step: a count without an end would block for ever. */
const HIT = `
local hits = redis.call('INCR', KEYS[1])
if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {hits, redis.call('PTTL', KEYS[1])}
`;

/** Counts that all replicas share. While Redis is away each process counts for itself: limits must not stop the API. */
export class RedisCounter implements WindowCounter {
  private readonly logger = new Logger('Limits');
  private readonly client: ReturnType<typeof createClient>;
  private readonly own = new MemoryCounter();

  constructor(url: string) {
    this.client = createClient({ url, disableOfflineQueue: true });
    this.client.on('error', (error: Error) => this.logger.warn(`redis: ${error.message}`));
  }

  async connect(): Promise<void> {
    await this.client.connect().catch(() => undefined);
  }

  close(): void {
    this.client.destroy();
  }

  async hit(key: string, windowMs: number): Promise<WindowCount> {
    try {
      const answer: unknown = await this.client.eval(HIT, {
        keys: [PREFIX + key],
        arguments: [String(windowMs)],
      });
      if (!Array.isArray(answer)) throw new Error('unexpected answer');
      return { hits: Number(answer[0]), msLeft: Number(answer[1]) };
    } catch {
      return this.own.hit(key, windowMs);
    }
  }
}
