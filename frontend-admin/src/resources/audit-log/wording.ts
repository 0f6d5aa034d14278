import type { AuditLine } from '../../contract';

/** `cleaner.insurance-added` → `Cleaner insurance added` */
export function actionLabel(action: string): string {
  const words = action.replace(/[.-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function targetLabel({ targetType, targetId, targetName }: AuditLine): string {
  if (targetName) return targetName;
  if (!targetType) return 'No one';
  return targetId === null ? targetType : `${targetType} #${targetId}`;
}
