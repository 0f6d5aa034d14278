import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../../common/api-errors.js';
import { Roles } from '../../common/decorators.js';
import { NumberedList } from '../../common/page.interceptor.js';
import { AuditLine } from './audit-line.response.js';
import { AuditLogQuery } from './audit-log.query.js';
import { AuditLogService } from './audit-log.service.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/audit-log')
export class AuditLogController {
  constructor(private readonly auditLog: AuditLogService) {}

  @Get()
  @ApiOperation({ summary: 'Who did what to whom, and what it changed' })
  @NumberedList(AuditLine, 'Lines of the audit log')
  @ApiErrors(400, 401, 403)
  listAuditLog(@Query() query: AuditLogQuery) {
    return this.auditLog.list(query);
  }
}
