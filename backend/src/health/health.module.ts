import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { GeoModule } from '../geo/geo.module.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { CspReportsController } from './csp/csp-reports.controller.js';
import { CspReportsService } from './csp/csp-reports.service.js';
import { HealthController } from './health.controller.js';
import { MetricsServerService } from './metrics/metrics-server.service.js';
import { MetricsService } from './metrics/metrics.service.js';
import { ReadinessService } from './readiness.service.js';
import { SecurityExpiryService } from './security-expiry.service.js';
import { ShutdownService } from './shutdown.service.js';

@Module({
  imports: [EventsModule, GeoModule, ThrottlingModule],
  controllers: [CspReportsController, HealthController],
  providers: [
    CspReportsService,
    MetricsServerService,
    MetricsService,
    ReadinessService,
    SecurityExpiryService,
    ShutdownService,
  ],
  exports: [CspReportsService, ShutdownService],
})
export class HealthModule {}
