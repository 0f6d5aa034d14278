import { Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { EventBus } from '../../src/events/event-bus.js';

/** The real event bus with only these listeners. */
export async function eventBusWith(...listeners: object[]): Promise<EventBus> {
  class ListeningModule {}
  Module({
    imports: [DiscoveryModule],
    providers: [
      EventBus,
      ...listeners.map((useValue, index) => ({ provide: `listener-${index}`, useValue })),
    ],
  })(ListeningModule);
  const app = await NestFactory.createApplicationContext(ListeningModule, {
    logger: false,
    abortOnError: false,
  });
  return app.get(EventBus);
}
