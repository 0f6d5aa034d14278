import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/decorators.js';
import { LiveHub } from '../events/live-hub.js';
import { LimitStorageService } from '../throttling/limit-storage.service.js';
import { ReadinessService } from './readiness.service.js';
import { SecurityExpiryService } from './security-expiry.service.js';
import { ShutdownService } from './shutdown.service.js';

const APART = 'Redis does not answer: limits count per process, and pushes stay within it';

@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: ReadinessService,
    private readonly shutdown: ShutdownService,
    private readonly hub: LiveHub,
    private readonly limits: LimitStorageService,
    private readonly security: SecurityExpiryService,
  ) {}

  /** Liveness: the process answers. */
  @Public()
  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  /** Readiness: the database answers and no shutdown has begun. Notices do not make it fail. */
  @Public()
  @Get('health/ready')
  async ready() {
    if (this.shutdown.isStopping) throw new ServiceUnavailableException();
    const [isAnswering, notice] = await Promise.all([
      this.readiness.isDatabaseAnswering(),
      this.readiness.geoNotice(),
    ]);
    if (!isAnswering) throw new ServiceUnavailableException();
    const apart = this.hub.isConnected && this.limits.isShared ? undefined : APART;
    return {
      status: 'ok',
      notices: [apart, notice, this.security.notice].filter((each) => each !== undefined),
    };
  }
}
