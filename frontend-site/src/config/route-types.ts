import type { ComponentType } from 'react';

/** A page that loads when someone goes there, or is about to. */
export interface LazyRoute {
  path: string;
  /** The page asks the server nothing through the query cache, and loads without it. */
  readsNothing?: boolean;
  load: () => Promise<ComponentType>;
}
