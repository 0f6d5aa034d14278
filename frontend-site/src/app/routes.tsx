import type { RouteObject } from 'react-router-dom';
import { dashboardRoutes } from '../features/dashboard';
import { marketingRoutes } from '../features/marketing';
import { NotFoundPage } from './not-found-page';
import { PageError } from './page-error';
import { Shell } from './shell';
import { SignedInOnly } from './signed-in-only';

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <PageError />,
    children: [
      ...marketingRoutes,
      { element: <SignedInOnly />, children: dashboardRoutes },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
