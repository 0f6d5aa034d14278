import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { EventDispatcher } from '../database/transaction.js';
import { EventBus } from './event-bus.js';
import { LiveHub } from './live-hub.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [EventBus, LiveHub, { provide: EventDispatcher, useExisting: EventBus }],
  exports: [EventBus, EventDispatcher, LiveHub],
})
export class EventsModule {}
