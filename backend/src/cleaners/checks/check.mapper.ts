import {
  CHECK_DOCUMENT_TYPES,
  CHECK_KINDS,
  isBadgeCurrent,
  type CheckDocumentType,
  type CheckKind,
} from '@tidyhearth/domain';
import { isoOf } from '../../database/columns.js';
import type {
  CheckDocumentResponse,
  OpenCheckResponse,
  OwnCheckResponse,
  PassedCheckResponse,
} from '../dto/check.response.js';
import type { CheckRow, DocumentRow } from './checks.queries.js';

/**
 * Checks that are valid today. Leaves out those past their last day, even if the job that ends them has not run yet.
 */
export function passedChecks(checks: readonly CheckRow[]): PassedCheckResponse[] {
  const passed = checks.filter(
    ({ slot, expiresOn }) => slot === 'current' && isBadgeCurrent(true, expiresOn),
  );
  return CHECK_KINDS.flatMap((kind) =>
    passed
      .filter((check) => check.kind === kind)
      .map(({ checkedOn, expiresOn }) => ({ kind, checkedOn, expiresOn })),
  );
}

/** @param checks newest first */
export function toOwnCheck(
  kind: CheckKind,
  checks: readonly CheckRow[],
  documents: readonly DocumentRow[],
): OwnCheckResponse {
  const ofKind = checks.filter((check) => check.kind === kind);
  const open = ofKind.find(({ slot }) => slot === 'open');
  return {
    kind,
    current: passedChecks(ofKind)[0] ?? null,
    open: open ? toOpenCheck(open, documents) : null,
    refused: refusalOf(ofKind.filter(({ slot }) => slot !== 'open')),
  };
}

function toOpenCheck(
  { id, state, cause, reason }: CheckRow,
  documents: readonly DocumentRow[],
): OpenCheckResponse {
  return {
    state: state === 'submitted' ? 'submitted' : 'requested',
    cause,
    reason,
    documents: documents.filter(({ checkId }) => checkId === id).map(toDocument),
  };
}

function refusalOf([last]: readonly CheckRow[]): OwnCheckResponse['refused'] {
  if (last?.state !== 'refused' || last.decidedAt === null) return null;
  return { reason: last.reason ?? '', decidedAt: isoOf(last.decidedAt) };
}

export function toDocument({ id, contentType, sizeBytes, createdAt }: DocumentRow): CheckDocumentResponse {
  return { id, contentType: documentType(contentType), sizeBytes, createdAt: isoOf(createdAt) };
}

/**
 * Stored types are always one of these. Anything else would be served as PDF, the type that no browser renders within
 * our pages.
 */
export const documentType = (stored: string): CheckDocumentType =>
  CHECK_DOCUMENT_TYPES.find((type) => type === stored) ?? 'application/pdf';
