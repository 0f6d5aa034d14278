import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Roles } from '../../common/decorators.js';
import { SecurityStatus } from './security-status.response.js';
import { SecurityStatusService } from './security-status.service.js';
import { SECURITY_STATUS_CALLS } from './security-status.calls.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/security')
export class SecurityStatusController {
  constructor(private readonly security: SecurityStatusService) {}

  @Get()
  @ApiCall(SECURITY_STATUS_CALLS.getSecurityStatus)
  @ApiOkResponse({ type: SecurityStatus })
  getSecurityStatus(@CurrentActor() { userId }: Actor): Promise<SecurityStatus> {
    return this.security.read(userId);
  }
}
