import type { LazyRoute } from '../../config/route-types';
import { ROUTES } from '../../config/routes';
import { currentUser } from '../../lib/session';
import { requestArea } from './load-area';

export const dashboardRoutes: LazyRoute[] = [
  {
    path: ROUTES.dashboard,
    load: async () => {
      const user = currentUser();
      if (user) requestArea(user.userType);
      return (await import('./pages/dashboard-page')).DashboardPage;
    },
  },
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
