import { SetMetadata } from '@nestjs/common';
import type { FileViewed } from './console.events.js';

export const VIEW_KEY = 'route:audited-view';
export const EXPORT_KEY = 'route:audited-export';
export const REFUSALS_KEY = 'route:audited-refusals';

type View = Pick<FileViewed, 'action' | 'targetType'>;

/** Logs reads of the object with the route's `:id`. */
export const AuditedView = (action: View['action'], targetType: View['targetType']) =>
  SetMetadata(VIEW_KEY, { action, targetType } satisfies View);
/** Logs downloads of this file. */
export const AuditedExport = (file: string) => SetMetadata(EXPORT_KEY, file);

/** Logs each account that an act on many names as refused. */
export const AuditedRefusals = () => SetMetadata(REFUSALS_KEY, true);

export type AuditedViewOf = View;
