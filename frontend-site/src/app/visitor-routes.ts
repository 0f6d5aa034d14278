import type { LazyRoute } from '../config/route-types';
import { ROUTES } from '../config/routes';
import { loadCleaner, loadFindCleaners, loadHome, loadTown } from './page-loaders';

export const visitorRoutes: LazyRoute[] = [
  { path: ROUTES.home, lazy: loadHome, readsNothing: true },
  { path: ROUTES.findCleaners, lazy: loadFindCleaners },
  { path: ROUTES.cleaner, lazy: loadCleaner },
  { path: ROUTES.town, lazy: loadTown },
  { path: ROUTES.becomeCleaner, readsNothing: true, lazy: () => import('./pages/become-cleaner-page') },
  { path: ROUTES.login, readsNothing: true, lazy: () => import('./pages/login-page') },
  { path: ROUTES.forgotPassword, readsNothing: true, lazy: () => import('./pages/forgot-password-page') },
  { path: ROUTES.resetPassword, lazy: () => import('./pages/reset-password-page') },
  { path: ROUTES.confirmEmail, readsNothing: true, lazy: () => import('./pages/confirm-email-page') },
  { path: ROUTES.emailTest, lazy: () => import('./pages/email-test-page') },
  {
    path: ROUTES.passwordResetTest,
    readsNothing: true,
    lazy: () => import('./pages/password-reset-test-page'),
  },
];
