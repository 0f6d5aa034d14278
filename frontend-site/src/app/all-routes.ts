import type { LazyRoute } from '../config/route-types';
import { dashboardRoutes } from './work-areas/routes';
import { marketingRoutes } from '../features/marketing';
import { visitorRoutes } from './visitor-routes';

export const openRoutes: LazyRoute[] = [...visitorRoutes, ...marketingRoutes];
export const workRoutes: LazyRoute[] = dashboardRoutes;

/** Every address there is; the server answers 404 to any other. */
export const ROUTE_PATHS = [...openRoutes, ...workRoutes].map(({ path }) => path);
