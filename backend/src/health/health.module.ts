import { Module } from '@nestjs/common';
import { GeoModule } from '../geo/geo.module.js';
import { HealthController } from './health.controller.js';
import { ShutdownState } from './shutdown-state.js';

@Module({ imports: [GeoModule], controllers: [HealthController], providers: [ShutdownState] })
export class HealthModule {}
