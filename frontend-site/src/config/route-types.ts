import type { ComponentType } from 'react';

/** A page that is loaded when somebody goes there or is about to. */
export interface LazyRoute {
  path: string;
  /** The page doesn't use the query cache, and loads without it. */
  readsNothing?: boolean;
  load: () => Promise<ComponentType>;
}
