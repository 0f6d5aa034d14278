import { Controller, Get, Header, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { collectDefaultMetrics, register } from 'prom-client';
import { AppError } from '../common/app-error.js';
import { Public } from '../common/decorators.js';
import { Config } from '../config/config.js';
import { QueryCountLogger } from '../database/query-count.logger.js';
import { Sql } from '../database/sql.js';
import { GeoStatusService } from '../geo/geo-status.service.js';
import { PING } from './health.queries.js';
import { exposeQueryCounts } from './query-metrics.js';
import { ShutdownStateService } from './shutdown-state.service.js';

@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly sql: Sql,
    private readonly shutdown: ShutdownStateService,
    private readonly config: Config,
    private readonly geo: GeoStatusService,
    queryCounts: QueryCountLogger,
  ) {
    if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics();
    exposeQueryCounts(queryCounts);
  }

  /** Liveness: the process answers. */
  @Public()
  @Get('health/live')
  live() {
    return { status: 'ok' };
  }

  /** Readiness: the database answers and no shutdown has begun. Notices ask for attention, not for a restart. */
  @Public()
  @Get('health/ready')
  async ready() {
    if (this.shutdown.isStopping) throw new ServiceUnavailableException();
    await this.sql.one(PING);
    const { notice } = await this.geo.current();
    return { status: 'ok', notices: notice === undefined ? [] : [notice] };
  }

  @Public()
  @Get('metrics')
  @Header('Content-Type', register.contentType)
  async metrics(): Promise<string> {
    // The application has one public port, and its metrics are not public.
    if (this.config.isProduction) throw new AppError('NOT_FOUND');
    return register.metrics();
  }
}
