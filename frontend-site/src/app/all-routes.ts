import type { LazyRoute } from '../config/route-types';
import { dashboardRoutes } from './work-areas/routes';
import { marketingRoutes } from '../features/marketing';
import { visitorRoutes } from './visitor-routes';

export const openRoutes: LazyRoute[] = [...visitorRoutes, ...marketingRoutes];
export const workRoutes: LazyRoute[] = dashboardRoutes;

/** The paths that require a sign-in. */
export const WORK_PATHS = workRoutes.map(({ path }) => path);

/** Every path of the site. The server answers 404 to any other. */
export const ROUTE_PATHS = [...openRoutes.map(({ path }) => path), ...WORK_PATHS];
