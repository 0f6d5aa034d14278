import { Injectable } from '@nestjs/common';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { readList } from '../listing/read-list.js';
import { COUNT_AUDIT_LINES, filterAuditLines, LIST_AUDIT_LINES } from '../queries/audit-log.queries.js';
import { toAuditLine } from './audit-line.mapper.js';
import type { AuditLine } from './audit-line.response.js';
import type { AuditLogQuery } from './audit-log.query.js';

const LINES = { page: LIST_AUDIT_LINES, total: COUNT_AUDIT_LINES };

@Injectable()
export class AuditLogService {
  constructor(private readonly sql: Sql) {}

  async list(query: AuditLogQuery): Promise<Page<AuditLine>> {
    return readList(this.sql, LINES, filterAuditLines(query), query, toAuditLine);
  }
}
