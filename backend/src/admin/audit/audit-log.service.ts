import { Injectable } from '@nestjs/common';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { mapPage, readList } from '../listing/read-list.js';
import { Where } from '../listing/where.js';
import { toAuditLine, type AuditLine, type AuditRow } from './audit-line.response.js';
import { AUDIT_SORTS, type AuditLogQuery, type AuditSort } from './audit-log.query.js';

const LINES = {
  columns: `a.id, a.action, a.actorId, actor.email AS actorEmail, a.targetType, a.targetId, target.id AS targetUserId,
            target.firstName AS targetFirstName, target.lastName AS targetLastName, a.summary, a.before, a.after, a.ip,
            a.createdAt`,
  from: `audit_log a
         LEFT JOIN users actor ON actor.id = a.actorId
         LEFT JOIN cleaners c ON c.id = CASE WHEN a.targetType = 'cleaner' THEN a.targetId END
         LEFT JOIN users target ON target.id = CASE WHEN a.targetType = 'user' THEN a.targetId ELSE c.userId END`,
  sorts: AUDIT_SORTS,
  id: 'a.id',
};

const ACCOUNT = '(SELECT id FROM users WHERE email = ?)';
const ON_ACCOUNT = `((a.targetType = 'user' AND a.targetId = ${ACCOUNT}) OR
  (a.targetType = 'cleaner' AND a.targetId = (SELECT id FROM cleaners WHERE userId = ${ACCOUNT})))`;

@Injectable()
export class AuditLogService {
  constructor(private readonly sql: Sql) {}

  async list(query: AuditLogQuery): Promise<Page<AuditLine>> {
    const where = new Where()
      .equals('a.action', query.action)
      .equals('a.actorId', query.actorId)
      .equals('a.targetType', query.targetType)
      .equals('a.targetId', query.targetId)
      .withinDays('a.createdAt', query.from, query.to);
    if (query.actorEmail !== undefined) where.add(`a.actorId = ${ACCOUNT}`, query.actorEmail);
    if (query.targetEmail !== undefined) where.add(ON_ACCOUNT, query.targetEmail, query.targetEmail);
    return mapPage(await readList<AuditRow, AuditSort>(this.sql, LINES, where, query), toAuditLine);
  }
}
