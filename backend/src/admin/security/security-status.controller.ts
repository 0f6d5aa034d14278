import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor, Roles } from '../../common/decorators.js';
import { SecurityStatus } from './security-status.response.js';
import { SecurityStatusService } from './security-status.service.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/security')
export class SecurityStatusController {
  constructor(private readonly security: SecurityStatusService) {}

  @Get()
  @ApiOperation({ summary: 'Failed sign-ins, locks, sessions, two-factor share and the mail queue' })
  @ApiOkResponse({ type: SecurityStatus })
  @ApiErrors(401, 403)
  getSecurityStatus(@CurrentActor() { userId }: Actor): Promise<SecurityStatus> {
    return this.security.read(userId);
  }
}
