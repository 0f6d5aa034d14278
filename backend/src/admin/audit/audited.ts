import { SetMetadata } from '@nestjs/common';
import type { FileViewed } from './console.events.js';

export const VIEW_KEY = 'route:audited-view';
export const EXPORT_KEY = 'route:audited-export';
export const REFUSALS_KEY = 'route:audited-refusals';

type View = Pick<FileViewed, 'action' | 'targetType'>;

/** Logs reads of the object that the route's `:id` identifies. */
export const AuditedView = (action: View['action'], targetType: View['targetType']) =>
  SetMetadata(VIEW_KEY, { action, targetType } satisfies View);
/** Logs downloads of the file. */
export const AuditedExport = (file: string) => SetMetadata(EXPORT_KEY, file);

/** Logs each account that a bulk action reports as refused. */
export const AuditedRefusals = () => SetMetadata(REFUSALS_KEY, true);

export type AuditedViewOf = View;
