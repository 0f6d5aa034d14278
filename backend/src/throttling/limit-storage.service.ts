import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Config } from '../config/config.js';
import { MemoryCounter } from './memory-counter.js';
import type { RedisCounter } from './redis-counter.js';
import type { WindowCounter } from './window-count.js';

type Count = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Where the throttler counts: in Redis if there are several replicas, otherwise in this process. */
@Injectable()
export class LimitStorageService implements ThrottlerStorage, OnModuleInit, OnModuleDestroy {
  private redis?: RedisCounter;
  private isBegun = false;
  private counter: WindowCounter = new MemoryCounter();

  constructor(private readonly config: Config) {}

  /**
   * The client is loaded only if it is used. Its connection isn't awaited, because a start must not hang on Redis. Nest
   * calls this twice, because the throttler's module provides the same object under another name.
   */
  async onModuleInit(): Promise<void> {
    if (this.config.redisUrl === undefined || this.isBegun) return;
    this.isBegun = true;
    const { RedisCounter } = await import('./redis-counter.js');
    this.redis = new RedisCounter(this.config.redisUrl);
    this.counter = this.redis;
    void this.redis.connect();
  }

  onModuleDestroy(): void {
    this.redis?.close();
  }

  /** False while Redis should count but can't; then each process counts for itself. */
  get isShared(): boolean {
    return this.redis?.isAnswering ?? true;
  }

  async increment(key: string, ttl: number, limit: number): Promise<Count> {
    const { hits, msLeft } = await this.counter.hit(key, ttl);
    const seconds = Math.max(1, Math.ceil(msLeft / 1000));
    return { totalHits: hits, timeToExpire: seconds, isBlocked: hits > limit, timeToBlockExpire: seconds };
  }
}
