import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Config } from '../config/config.js';
import { MemoryCounter } from './memory-counter.js';
import { RedisCounter } from './redis-counter.js';
import type { WindowCounter } from './window-count.js';

type Count = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Where the throttler counts: in Redis when there are several replicas, else in this process. */
@Injectable()
export class LimitStorageService implements ThrottlerStorage, OnModuleInit, OnModuleDestroy {
  private readonly redis?: RedisCounter;
  private readonly counter: WindowCounter;

  constructor({ redisUrl }: Config) {
    this.redis = redisUrl === undefined ? undefined : new RedisCounter(redisUrl);
    this.counter = this.redis ?? new MemoryCounter();
  }

  /** Not awaited: a start must not hang on Redis. */
  onModuleInit(): void {
    void this.redis?.connect();
  }

  onModuleDestroy(): void {
    this.redis?.close();
  }

  /** False while Redis should count and can't: then each process counts for itself. */
  get isShared(): boolean {
    return this.redis?.isAnswering ?? true;
  }

  async increment(key: string, ttl: number, limit: number): Promise<Count> {
    const { hits, msLeft } = await this.counter.hit(key, ttl);
    const seconds = Math.max(1, Math.ceil(msLeft / 1000));
    return { totalHits: hits, timeToExpire: seconds, isBlocked: hits > limit, timeToBlockExpire: seconds };
  }
}
