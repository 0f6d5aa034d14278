import type { LazyRoute } from '../../config/route-types';
import { ROUTES } from '../../config/routes';

export const dashboardRoutes: LazyRoute[] = [
  { path: ROUTES.dashboard, load: async () => (await import('./pages/dashboard-page')).DashboardPage },
  { path: ROUTES.profile, load: async () => (await import('./pages/profile-page')).ProfilePage },
  { path: ROUTES.security, load: async () => (await import('./pages/security-page')).SecurityPage },
  { path: ROUTES.messages, load: async () => (await import('./pages/messages-page')).MessagesPage },
  {
    path: `${ROUTES.messages}/:conversationId`,
    load: async () => (await import('./pages/messages-page')).MessagesPage,
  },
  {
    path: ROUTES.bookingConfirmation,
    load: async () => (await import('./pages/booking-pages')).ConfirmationPage,
  },
  { path: ROUTES.booking, load: async () => (await import('./pages/booking-pages')).BookingPage },
];
