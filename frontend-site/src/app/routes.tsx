import { Route, Routes } from 'react-router-dom';
import type { LazyRoute } from '../config/route-types';
import { openRoutes, workRoutes } from './all-routes';
import { Shell } from './shell';
import { SignedInOnly } from './signed-in-only';
import { lazyPart } from '../lib/lazy-part';

/** Created once, so that a page keeps its identity from render to render. */
const toRoute = ({ path, load, readsNothing }: LazyRoute) => {
  const Page = lazyPart(async () => {
    if (readsNothing) return load();
    const [Content, { Queries }] = await Promise.all([load(), import('../server-state/queries')]);
    return () => (
      <Queries>
        <Content />
      </Queries>
    );
  });
  // As the server matches paths: it answers 404 to another case, and its page must not become another one.
  return <Route key={path} path={path} element={<Page />} caseSensitive />;
};

const open = openRoutes.map(toRoute);
const anythingElse = toRoute({
  path: '*',
  load: async () => (await import('./pages/not-found-page')).NotFoundPage,
});
const workAreas = workRoutes.map(toRoute);

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {open}
        <Route element={<SignedInOnly />}>{workAreas}</Route>
        {anythingElse}
      </Route>
    </Routes>
  );
}
