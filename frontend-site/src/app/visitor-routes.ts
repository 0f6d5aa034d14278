import type { LazyRoute } from '../config/route-types';
import { ROUTES } from '../config/routes';

export const visitorRoutes: LazyRoute[] = [
  { path: ROUTES.home, load: async () => (await import('./pages/home-page')).HomePage, readsNothing: true },
  {
    path: ROUTES.findCleaners,
    load: async () => (await import('./pages/find-cleaners-page')).FindCleanersPage,
  },
  { path: ROUTES.cleaner, load: async () => (await import('./pages/cleaner-page')).CleanerPage },
  { path: ROUTES.town, load: async () => (await import('./pages/town-page')).TownPage },
  {
    path: ROUTES.becomeCleaner,
    readsNothing: true,
    load: async () => (await import('./pages/become-cleaner-page')).BecomeCleanerPage,
  },
  {
    path: ROUTES.login,
    readsNothing: true,
    load: async () => (await import('./pages/login-page')).LoginPage,
  },
  {
    path: ROUTES.forgotPassword,
    readsNothing: true,
    load: async () => (await import('./pages/forgot-password-page')).ForgotPasswordPage,
  },
  {
    path: ROUTES.resetPassword,
    load: async () => (await import('./pages/reset-password-page')).ResetPasswordPage,
  },
  {
    path: ROUTES.confirmEmail,
    readsNothing: true,
    load: async () => (await import('./pages/confirm-email-page')).ConfirmEmailPage,
  },
  { path: ROUTES.emailTest, load: async () => (await import('./pages/email-test-page')).EmailTestPage },
  {
    path: ROUTES.passwordResetTest,
    readsNothing: true,
    load: async () => (await import('./pages/password-reset-test-page')).PasswordResetTestPage,
  },
  {
    path: ROUTES.verificationTest,
    readsNothing: true,
    load: async () => (await import('./pages/verification-test-page')).VerificationTestPage,
  },
];
