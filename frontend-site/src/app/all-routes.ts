import type { LazyRoute } from '../config/route-types';
import { dashboardRoutes } from './work-areas/routes';
import { marketingRoutes } from '../features/marketing';
import { visitorRoutes } from './visitor-routes';

export const openRoutes: LazyRoute[] = [...visitorRoutes, ...marketingRoutes];
export const workRoutes: LazyRoute[] = dashboardRoutes;

/** The addresses behind the sign-in. */
export const WORK_PATHS = workRoutes.map(({ path }) => path);

/** Every address there is; the server answers 404 to any other. */
export const ROUTE_PATHS = [...openRoutes.map(({ path }) => path), ...WORK_PATHS];
