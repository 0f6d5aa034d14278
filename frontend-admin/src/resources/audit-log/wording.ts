import type { AuditLine } from '../../contract';
import { labelOf } from '../../format';
import { TEXTS } from '../../i18n/security.texts';

/** `cleaner.insurance-added` → `Cleaner insurance added` */
export function actionLabel(action: string): string {
  return labelOf(action.replace(/[.-]/g, ' '));
}

/** Labels of everything that an entry can be about. The type requires one for each target that the server adds. */
export const TARGET_LABELS: Record<NonNullable<AuditLine['targetType']>, string> = TEXTS.audit.targets;

const FIELDS: Record<string, string> = TEXTS.audit.fields;

/** A field of a record in words: `isSuspended` → `Suspended`, `status` → `Status`. */
export function fieldLabel(field: string): string {
  return FIELDS[field] ?? labelOf(field);
}

export function targetLabel({ targetType, targetId, targetName }: AuditLine): string {
  if (targetName) return targetName;
  if (!targetType) return TEXTS.audit.noOne;
  const kind = labelOf(targetType);
  return targetId === null ? kind : `${kind} #${targetId}`;
}
