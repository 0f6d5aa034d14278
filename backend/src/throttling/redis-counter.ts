import { Logger } from '@nestjs/common';
import { MINUTE_MS } from '@tidyhearth/domain';
import { createClient } from 'redis';
import { messageOf } from '../common/message-of.js';
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
/** While it hangs, or refuses (for want of memory or of rights, or as a read-only copy), Redis is asked this often. */
const ASK_AGAIN_MS = 2000;
const PROBE = 'probe';
/** Connections are tried again every two seconds: a line for each would bury everything else in the log. */
const WARN_EVERY_MS = MINUTE_MS;
const PING_MS = 2000;
/** A connection on which nothing arrives is closed and opened again. */
const SILENCE_MS = 5000;

/**
 * Counts that all replicas share. While Redis is down, hangs or refuses, each process counts for itself, because limits
 * must not stop the API.
 */
export class RedisCounter implements WindowCounter {
  private readonly logger = new Logger('Limits');
  private readonly client: ReturnType<typeof createClient>;
  private readonly own = new MemoryCounter();
  private isFailing = false;
  private nextProbe?: NodeJS.Timeout;
  private warnAgainAt = 0;

  constructor(url: string) {
    this.client = createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: { socketTimeout: SILENCE_MS },
    });
    this.client.on('error', (error: Error) => this.warn(error));
  }

  async connect(): Promise<void> {
    await this.client.connect().catch(() => undefined);
  }

  close(): void {
    clearTimeout(this.nextProbe);
    if (this.client.isOpen) this.client.destroy();
  }

  get isAnswering(): boolean {
    return this.client.isReady && !this.isFailing;
  }

  async hit(key: string, windowMs: number): Promise<WindowCount> {
    if (!this.isAnswering) return this.own.hit(key, windowMs);
    try {
      return await this.sharedHit(key, windowMs);
    } catch (error) {
      this.fail(error);
      return this.own.hit(key, windowMs);
    }
  }

  private async sharedHit(key: string, windowMs: number): Promise<WindowCount> {
    const asked = this.client.eval(HIT, { keys: [PREFIX + key], arguments: [String(windowMs)] });
    const answer: unknown = await withinTime(asked);
    if (!Array.isArray(answer)) throw new Error('unexpected answer');
    return { hits: Number(answer[0]), msLeft: Number(answer[1]) };
  }

  private fail(error: unknown): void {
    this.warn(error);
    if (this.isFailing) return;
    this.isFailing = true;
    this.probeLater();
  }

  /** Asks in place of requests, which would each wait for the answer, and may not come for a long time. */
  private probeLater(): void {
    if (!this.client.isOpen) return;
    const probe = async () => {
      try {
        await this.sharedHit(PROBE, MINUTE_MS);
        this.isFailing = false;
      } catch (error) {
        this.warn(error);
        this.probeLater();
      }
    };
    this.nextProbe = setTimeout(() => void probe(), ASK_AGAIN_MS).unref();
  }

  private warn(error: unknown): void {
    if (performance.now() < this.warnAgainAt) return;
    this.warnAgainAt = performance.now() + WARN_EVERY_MS;
    this.logger.warn(`redis: ${messageOf(error)}; this process counts for itself meanwhile`);
  }
}

/** The client's own command timeout only covers sending, and a server that hangs has already received the command. */
async function withinTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), ANSWER_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
