import type { LazyRoute } from '../../config/route-types';
import { ROUTES } from '../../config/routes';

export const dashboardRoutes: LazyRoute[] = [
  { path: ROUTES.dashboard, lazy: () => import('./pages/dashboard-page') },
  { path: ROUTES.profile, lazy: () => import('./pages/profile-page') },
  { path: ROUTES.security, lazy: () => import('./pages/security-page') },
  { path: ROUTES.messages, lazy: () => import('./pages/messages-page') },
  { path: `${ROUTES.messages}/:conversationId`, lazy: () => import('./pages/messages-page') },
  { path: ROUTES.bookingConfirmation, lazy: () => import('./pages/confirmation-page') },
];
