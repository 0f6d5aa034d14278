import type { LazyRoute } from '../config/route-types';
import { ROUTES } from '../config/routes';
import { loadFindCleaners, loadHome } from './page-loaders';

export const visitorRoutes: LazyRoute[] = [
  { path: ROUTES.home, lazy: loadHome },
  { path: ROUTES.findCleaners, lazy: loadFindCleaners },
  { path: ROUTES.becomeCleaner, lazy: () => import('./pages/become-cleaner-page') },
  { path: ROUTES.login, lazy: () => import('./pages/login-page') },
  { path: ROUTES.forgotPassword, lazy: () => import('./pages/forgot-password-page') },
  { path: ROUTES.resetPassword, lazy: () => import('./pages/reset-password-page') },
  { path: ROUTES.emailTest, lazy: () => import('./pages/email-test-page') },
  { path: ROUTES.passwordResetTest, lazy: () => import('./pages/password-reset-test-page') },
];
