import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ApiCall } from '../../common/api-call.js';
import { Roles } from '../../common/decorators.js';
import { NumberedList } from '../../common/paged-list.js';
import { AuditLine } from './audit-line.response.js';
import { AuditLogQuery } from './audit-log.query.js';
import { AuditLogService } from './audit-log.service.js';
import { AUDIT_LOG_CALLS } from './audit-log.calls.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/audit-log')
export class AuditLogController {
  constructor(private readonly auditLog: AuditLogService) {}

  @Get()
  @ApiCall(AUDIT_LOG_CALLS.listAuditLog)
  @NumberedList(AuditLine, 'Entries of the audit log')
  listAuditLog(@Query() query: AuditLogQuery) {
    return this.auditLog.list(query);
  }
}
