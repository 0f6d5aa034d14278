import { isoOf, isoOrNull } from '../database/columns.js';
import type { OwnCaseRow } from './cases.queries.js';
import type { CaseResponse } from './dto/case.response.js';

interface AdditionRow {
  caseId: number;
  text: string;
  createdAt: number;
}

/** A reopened case shows neither its former outcome nor when it was closed. */
export function toOwnCase(row: OwnCaseRow, additions: readonly AdditionRow[]): CaseResponse {
  return {
    ...row,
    additions: additions
      .filter(({ caseId }) => caseId === row.id)
      .map(({ text, createdAt }) => ({ text, createdAt: isoOf(createdAt) })),
    outcomeForReporter: row.status === 'closed' ? row.outcomeForReporter : null,
    closedAt: isoOrNull(row.status === 'closed' ? row.closedAt : null),
    createdAt: isoOf(row.createdAt),
  };
}
