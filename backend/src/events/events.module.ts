import { Global, Module } from '@nestjs/common';
import { EventBus } from './event-bus.js';
import { LiveHub } from './live-hub.js';

@Global()
@Module({ providers: [EventBus, LiveHub], exports: [EventBus, LiveHub] })
export class EventsModule {}
