import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/api-errors.js';
import { Roles } from '../../common/decorators.js';
import { AdminStats } from './admin-stats.response.js';
import { AdminStatsService } from './admin-stats.service.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/stats')
export class AdminStatsController {
  constructor(private readonly stats: AdminStatsService) {}

  @Get()
  @ApiOperation({ summary: 'The counts of the console’s first page' })
  @ApiOkResponse({ type: AdminStats })
  @ApiErrors(401, 403)
  getAdminStats(): Promise<AdminStats> {
    return this.stats.read();
  }
}
