import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiCall } from '../../common/api-call.js';
import { Roles } from '../../common/decorators.js';
import { ActivityQuery } from './activity.query.js';
import { DayOfActivity } from './activity.response.js';
import { ActivityService } from './activity.service.js';
import { AdminStats } from './admin-stats.response.js';
import { AdminStatsService } from './admin-stats.service.js';
import { STATS_CALLS } from './admin-stats.calls.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin')
export class AdminStatsController {
  constructor(
    private readonly stats: AdminStatsService,
    private readonly activity: ActivityService,
  ) {}

  @Get('stats')
  @ApiCall(STATS_CALLS.getAdminStats)
  @ApiOkResponse({ type: AdminStats })
  getAdminStats(): Promise<AdminStats> {
    return this.stats.read();
  }

  @Get('activity')
  @ApiCall(STATS_CALLS.getActivity)
  @ApiOkResponse({ type: [DayOfActivity] })
  getActivity(@Query() { days }: ActivityQuery): Promise<DayOfActivity[]> {
    return this.activity.read(days);
  }
}
