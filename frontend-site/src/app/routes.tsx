import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { LazyRoute } from '../config/route-types';
import { dashboardRoutes } from '../features/dashboard';
import { marketingRoutes } from '../features/marketing';
import { Shell } from './shell';
import { SignedInOnly } from './signed-in-only';
import { visitorRoutes } from './visitor-routes';

/** Made once, so that a page keeps its identity from render to render. */
const toRoute = ({ path, lazy: load, readsNothing }: LazyRoute) => {
  const Page = lazy(async () => {
    if (readsNothing) return { default: (await load()).Component };
    const [{ Component }, { Queries }] = await Promise.all([load(), import('../lib/queries')]);
    return {
      default: () => (
        <Queries>
          <Component />
        </Queries>
      ),
    };
  });
  return <Route key={path} path={path} element={<Page />} />;
};

const visitors = visitorRoutes.map(toRoute);
const marketing = marketingRoutes.map(toRoute);
const anythingElse = toRoute({ path: '*', lazy: () => import('./pages/not-found-page') });
const workAreas = dashboardRoutes.map(toRoute);

/** Every address there is; the server answers 404 to any other. */
export const ROUTE_PATHS = [...visitorRoutes, ...marketingRoutes, ...dashboardRoutes].map(({ path }) => path);

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {visitors}
        {marketing}
        <Route element={<SignedInOnly />}>{workAreas}</Route>
        {anythingElse}
      </Route>
    </Routes>
  );
}
