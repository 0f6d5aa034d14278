import type { AuditLine } from '../../contract';
import { labelOf } from '../../format';

/** `cleaner.insurance-added` → `Cleaner insurance added` */
export function actionLabel(action: string): string {
  return labelOf(action.replace(/[.-]/g, ' '));
}

export function targetLabel({ targetType, targetId, targetName }: AuditLine): string {
  if (targetName) return targetName;
  if (!targetType) return 'No one';
  return targetId === null ? targetType : `${targetType} #${targetId}`;
}
