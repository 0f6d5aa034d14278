import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../common/decorators.js';
import { Sql } from '../database/sql.js';
import { GeoStatusService } from '../geo/geo-status.service.js';
import { PING } from './health.queries.js';
import { ShutdownService } from './shutdown.service.js';

@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly sql: Sql,
    private readonly shutdown: ShutdownService,
    private readonly geo: GeoStatusService,
  ) {}

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
    await this.sql.one(PING);
    const { notice } = await this.geo.current();
    return { status: 'ok', notices: notice === undefined ? [] : [notice] };
  }
}
