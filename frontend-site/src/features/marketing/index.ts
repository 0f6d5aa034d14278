import type { LazyRoute } from '../../config/route-types';
import { ROUTES } from '../../config/routes';

export const marketingRoutes: LazyRoute[] = [
  { path: ROUTES.howItWorks, lazy: () => import('./pages/how-it-works-page') },
  { path: ROUTES.pricingGuide, lazy: () => import('./pages/pricing-guide-page') },
  { path: ROUTES.customerReviews, lazy: () => import('./pages/customer-reviews-page') },
  { path: ROUTES.safetyInsurance, lazy: () => import('./pages/safety-insurance-page') },
  { path: ROUTES.joinNetwork, lazy: () => import('./pages/join-network-page') },
  { path: ROUTES.aboutUs, lazy: () => import('./pages/about-us-page') },
  { path: ROUTES.contact, lazy: () => import('./pages/contact-page') },
  { path: ROUTES.terms, lazy: () => import('./pages/terms-page') },
  { path: ROUTES.privacy, lazy: () => import('./pages/privacy-page') },
];
