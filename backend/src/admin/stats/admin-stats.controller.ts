import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/api-errors.js';
import { Roles } from '../../common/decorators.js';
import { ActivityQuery } from './activity.query.js';
import { DayOfActivity } from './activity.response.js';
import { ActivityService } from './activity.service.js';
import { AdminStats } from './admin-stats.response.js';
import { AdminStatsService } from './admin-stats.service.js';

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
  @ApiOperation({ summary: 'The counts of the console’s first page' })
  @ApiOkResponse({ type: AdminStats })
  @ApiErrors(401, 403)
  getAdminStats(): Promise<AdminStats> {
    return this.stats.read();
  }

  @Get('activity')
  @ApiOperation({ summary: 'Sign-ups, bookings and filled jobs day by day' })
  @ApiOkResponse({ type: [DayOfActivity] })
  @ApiErrors(400, 401, 403)
  getActivity(@Query() { days }: ActivityQuery): Promise<DayOfActivity[]> {
    return this.activity.read(days);
  }
}
