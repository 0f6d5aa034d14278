import { Module } from '@nestjs/common';
import { GeoModule } from '../geo/geo.module.js';
import { HealthController } from './health.controller.js';
import { ShutdownStateService } from './shutdown-state.service.js';

@Module({ imports: [GeoModule], controllers: [HealthController], providers: [ShutdownStateService] })
export class HealthModule {}
