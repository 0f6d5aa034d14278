import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { messageOf } from '../common/message-of.js';
import type { EventDispatcher, Tx } from '../database/transaction.js';
import { ListenerTable, type Listener } from './listener-table.js';
import type { Question } from './question.js';

/** Finds the methods marked with `@OnEvent` and calls them in their order and phase. */
@Injectable()
export class EventBus implements EventDispatcher, OnModuleInit {
  private readonly logger = new Logger('Events');
  private table?: ListenerTable;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    this.listeners();
  }

  /** Collected at first use, because every provider exists by then. */
  listeners(): ListenerTable {
    return (this.table ??= new ListenerTable(
      this.discovery.getProviders().flatMap(({ instance }: { instance: unknown }) => {
        return typeof instance === 'object' && instance !== null ? [instance] : [];
      }),
      (prototype) => this.scanner.getAllMethodNames(prototype),
    ));
  }

  async dispatch(event: object, tx: Tx): Promise<void> {
    const effects = this.listeners().of(event, 'commit');
    if (effects.length > 0) tx.afterCommit(() => void this.runEffects(effects, event));
    for (const listener of this.listeners().of(event, 'transaction')) await listener.call(event, tx);
  }

  /** @returns the answers of all listeners, in their order */
  ask<Answer>(question: Question<Answer>): Promise<Answer[]> {
    const listeners = this.listeners().of(question, 'answer');
    return Promise.all(listeners.map(async (listener) => (await listener.call(question)) as Answer));
  }

  /** The event is committed, so failures from here on must not look like failures of the call. */
  private async runEffects(effects: readonly Listener[], event: object): Promise<void> {
    for (const { name, call } of effects) {
      try {
        await call(event);
      } catch (error) {
        const why = messageOf(error);
        this.logger.error(`after ${event.constructor.name}: ${name}: ${why}`);
      }
    }
  }
}
