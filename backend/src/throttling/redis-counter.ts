import { Logger } from '@nestjs/common';
import { createClient } from 'redis';
import { MemoryCounter } from './memory-counter.js';
import type { WindowCount, WindowCounter } from './window-count.js';

const PREFIX = 'tidyhearth:limit:';
/** Counts and sets the end of the window in one step, because a count without an end would block forever. */
const HIT = `
local hits = redis.call('INCR', KEYS[1])
if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {hits, redis.call('PTTL', KEYS[1])}
`;

/** Every request waits for its count. If there is no answer by then, Redis hangs. */
const ANSWER_MS = 250;
/** After such a timeout, Redis is not asked for this long. */
const LEFT_ALONE_MS = 2000;
const PING_MS = 2000;
/** A connection on which nothing arrives is closed and opened again. */
const SILENCE_MS = 5000;

/**
 * Counts that all replicas share. While Redis is down or hangs, each process counts for itself, because limits must not
 * stop the
 * API.
 */
export class RedisCounter implements WindowCounter {
  private readonly logger = new Logger('Limits');
  private readonly client: ReturnType<typeof createClient>;
  private readonly own = new MemoryCounter();
  private askAgainAt = 0;

  constructor(url: string) {
    this.client = createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: { socketTimeout: SILENCE_MS },
    });
    this.client.on('error', (error: Error) => this.logger.warn(`redis: ${error.message}`));
  }

  async connect(): Promise<void> {
    await this.client.connect().catch(() => undefined);
  }

  close(): void {
    if (this.client.isOpen) this.client.destroy();
  }

  get isAnswering(): boolean {
    return this.client.isReady && performance.now() >= this.askAgainAt;
  }

  async hit(key: string, windowMs: number): Promise<WindowCount> {
    if (performance.now() < this.askAgainAt) return this.own.hit(key, windowMs);
    try {
      return await this.sharedHit(key, windowMs);
    } catch (error) {
      if (error instanceof HangingError) this.leaveAlone();
      return this.own.hit(key, windowMs);
    }
  }

  private async sharedHit(key: string, windowMs: number): Promise<WindowCount> {
    const asked = this.client.eval(HIT, { keys: [PREFIX + key], arguments: [String(windowMs)] });
    const answer: unknown = await withinTime(asked);
    if (!Array.isArray(answer)) throw new Error('unexpected answer');
    return { hits: Number(answer[0]), msLeft: Number(answer[1]) };
  }

  private leaveAlone(): void {
    this.askAgainAt = performance.now() + LEFT_ALONE_MS;
    this.logger.warn('redis: no answer; this process counts for itself meanwhile');
  }
}

class HangingError extends Error {}

/** The client's own command timeout only covers sending, and a server that hangs has already received the command. */
async function withinTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HangingError()), ANSWER_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
