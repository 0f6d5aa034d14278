import type { LazyRoute } from '../../config/route-types';

export const marketingRoutes: LazyRoute[] = [];
