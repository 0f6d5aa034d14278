import { SetMetadata } from '@nestjs/common';
import type { FileViewed } from './console.events.js';

export const VIEW_KEY = 'route:audited-view';
export const EXPORT_KEY = 'route:audited-export';

type View = Pick<FileViewed, 'action' | 'targetType'>;

/** Logs reads of the object with the route's `:id`. */
export const AuditedView = (action: View['action'], targetType: View['targetType']) =>
  SetMetadata(VIEW_KEY, { action, targetType } satisfies View);
/** Logs downloads of this file. */
export const AuditedExport = (file: string) => SetMetadata(EXPORT_KEY, file);

export type AuditedViewOf = View;
