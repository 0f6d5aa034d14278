import { isoOf } from '../../database/columns.js';
import { nameIfAny } from '../../users/full-name.js';
import type { AuditLineRow } from '../queries/audit-log.queries.js';
import type { AuditLine } from './audit-line.response.js';

export const facts = (json: string | null) =>
  json === null ? null : (JSON.parse(json) as Record<string, unknown>);

export function toAuditLine({ targetFirstName, targetLastName, ...row }: AuditLineRow): AuditLine {
  return {
    ...row,
    targetName: nameIfAny(targetFirstName, targetLastName),
    before: facts(row.before),
    after: facts(row.after),
    createdAt: isoOf(row.createdAt),
  };
}
