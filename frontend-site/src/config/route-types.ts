import type { ComponentType } from 'react';

/** A page that loads when someone goes there, or is about to. */
export interface LazyRoute {
  path: string;
  lazy: () => Promise<{ Component: ComponentType }>;
}
