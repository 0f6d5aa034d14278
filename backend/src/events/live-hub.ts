import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Config } from '../config/config.js';
import type { LiveBridge } from './live-bridge.js';
import type { LiveEvent, LiveSubscriber } from './live-event.js';

/**
 * Pushes events to subscribers on every replica: in process, and through Redis if there are several replicas. Delivery
 * is best effort: the truth is in the database, and a screen whose stream broke reads it again.
 */
@Injectable()
export class LiveHub implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(LiveHub.name);
  private readonly subscribers = new Map<number, Set<LiveSubscriber>>();
  private bridge?: LiveBridge;
  private count = 0;

  constructor(private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    if (!this.config.redisUrl) return;
    // Imported only if needed, because loading the client takes a while.
    const { connectLiveBridge } = await import('./live-bridge.js');
    this.bridge = connectLiveBridge(this.config.redisUrl, {
      onEvent: (userId, event) => this.deliver(userId, event),
      onLost: (reason) => {
        this.logger.warn(`live updates between replicas are interrupted: ${reason}`);
        this.interrupt();
      },
    });
  }

  onApplicationShutdown(): void {
    this.bridge?.close();
  }

  /** False while pushes from other replicas can't arrive and new subscribers would miss them. */
  get isConnected(): boolean {
    return this.bridge?.isConnected ?? true;
  }

  /** Must be called after the commit that made the event true. */
  publish(userId: number, event: LiveEvent): void {
    this.deliver(userId, event);
    this.bridge?.send(userId, event);
  }

  /** @returns the function that ends the subscription */
  subscribe(userId: number, subscriber: LiveSubscriber): () => void {
    const known = this.subscribers.get(userId) ?? new Set();
    this.subscribers.set(userId, known.add(subscriber));
    this.count += 1;
    return () => {
      if (known.delete(subscriber)) this.count -= 1;
      if (known.size === 0 && this.subscribers.get(userId) === known) this.subscribers.delete(userId);
    };
  }

  /** How many subscribers this replica has. */
  get size(): number {
    return this.count;
  }

  /** How many subscribers this replica has for a person. */
  countOf(userId: number): number {
    return this.subscribers.get(userId)?.size ?? 0;
  }

  private deliver(userId: number, event: LiveEvent): void {
    for (const subscriber of this.subscribers.get(userId) ?? []) subscriber.receive(event);
  }

  private interrupt(): void {
    for (const subscribers of [...this.subscribers.values()]) {
      for (const subscriber of [...subscribers]) subscriber.interrupted();
    }
  }
}
