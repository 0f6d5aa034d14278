import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/decorators.js';
import { TooLateError, within } from '../common/within.js';
import { Sql } from '../database/sql.js';
import { LiveHub } from '../events/live-hub.js';
import { GeoStatusService } from '../geo/geo-status.service.js';
import { LimitStorageService } from '../throttling/limit-storage.service.js';
import { PING } from './health.queries.js';
import { SecurityExpiryService } from './security-expiry.service.js';
import { ShutdownService } from './shutdown.service.js';

/** Less than a balancer waits for the answer. */
const READY_WITHIN_MS = 2_000;
const APART = 'Redis does not answer: limits count per process, and pushes stay within it';

@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly sql: Sql,
    private readonly shutdown: ShutdownService,
    private readonly geo: GeoStatusService,
    private readonly hub: LiveHub,
    private readonly limits: LimitStorageService,
    private readonly security: SecurityExpiryService,
  ) {}

  private async look() {
    await this.sql.one(PING);
    return this.geo.current();
  }

  /** Liveness: the process answers. */
  @Public()
  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  /** Readiness: the database answers and no shutdown has begun. Notices don't make it fail. */
  @Public()
  @Get('health/ready')
  async ready() {
    if (this.shutdown.isStopping) throw new ServiceUnavailableException();
    const { notice } = await within(READY_WITHIN_MS, this.look()).catch((error: unknown) => {
      throw error instanceof TooLateError ? new ServiceUnavailableException() : error;
    });
    const apart = this.hub.isConnected && this.limits.isShared ? undefined : APART;
    return {
      status: 'ok',
      notices: [apart, notice, this.security.notice].filter((each) => each !== undefined),
    };
  }
}
