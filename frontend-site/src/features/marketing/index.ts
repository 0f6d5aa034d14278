import type { LazyRoute } from '../../config/route-types';
import { ROUTES } from '../../config/routes';

export const marketingRoutes: LazyRoute[] = [
  { path: ROUTES.howItWorks, readsNothing: true, lazy: () => import('./pages/how-it-works-page') },
  { path: ROUTES.pricingGuide, readsNothing: true, lazy: () => import('./pages/pricing-guide-page') },
  { path: ROUTES.customerReviews, readsNothing: true, lazy: () => import('./pages/customer-reviews-page') },
  { path: ROUTES.safetyInsurance, readsNothing: true, lazy: () => import('./pages/safety-insurance-page') },
  { path: ROUTES.joinNetwork, readsNothing: true, lazy: () => import('./pages/join-network-page') },
  { path: ROUTES.aboutUs, readsNothing: true, lazy: () => import('./pages/about-us-page') },
  { path: ROUTES.contact, readsNothing: true, lazy: () => import('./pages/contact-page') },
  { path: ROUTES.terms, readsNothing: true, lazy: () => import('./pages/terms-page') },
  { path: ROUTES.privacy, readsNothing: true, lazy: () => import('./pages/privacy-page') },
];
